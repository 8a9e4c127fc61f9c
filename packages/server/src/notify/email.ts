import { createTransport } from 'nodemailer';
import type { Notice } from './webhook.ts';

/** A letter that comes only once needs no way to stop it. */
type Email = Omit<Notice, 'stop'> & { stop?: string };

/** Sends letters, where the host has said through whom. */
export function createMailer(smtpUrl: string, from: string) {
  const transport = createTransport(smtpUrl);
  return async (to: string, { title, text, url, stop }: Email): Promise<void> => {
    const ways = stop && {
      list: { unsubscribe: stop },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    const email = { from, to, subject: title, text: `${text}\n\n${url}\n${stop ? `\n--\n${stop}\n` : ''}` };
    await transport.sendMail({ ...email, ...(ways ?? {}) }).catch((error: SmtpError) => {
      throw error.responseCode ? new Error(`the mail server answered ${error.responseCode}`) : error;
    });
  };
}

/** What a mail server answers may name who the letter is for, and so does what the library makes of it: not for our log. */
type SmtpError = Error & { responseCode?: number };
