import type { Notice } from './webhook.ts';

/** A one-off e-mail needs no unsubscribe link. */
type Email = Omit<Notice, 'stop' | 'stopText'> & { stop?: string; stopText?: string };

/** Sends e-mails through an SMTP server. */
export function createMailer(smtpUrl: string, from: string) {
  // Only where e-mails are sent: it is a large library.
  const loading = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
  return async (to: string, { title, text, url, stop, stopText }: Email): Promise<void> => {
    const ways = stop && {
      list: { unsubscribe: stop },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    const email = {
      from,
      to,
      subject: title,
      text: `${text}\n\n${url}\n${stopText ? `\n--\n${stopText}\n` : ''}`,
    };
    const transport = await loading;
    await transport.sendMail({ ...email, ...(ways ?? {}) }).catch((error: SmtpError) => {
      throw error.responseCode ? new Error(`the mail server answered ${error.responseCode}`) : error;
    });
  };
}

/** What a mail server answers may contain the recipient, which does not belong in the log. */
type SmtpError = Error & { responseCode?: number };
