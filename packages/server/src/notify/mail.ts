import { createTransport } from 'nodemailer';
import type { Notice } from './webhook.ts';

/** Sends letters, where the host has said through whom. */
export function postOffice(smtpUrl: string, from: string) {
  const transport = createTransport(smtpUrl);
  return async (to: string, { title, text, url, stop }: Notice): Promise<void> => {
    await transport.sendMail({
      from,
      to,
      subject: title,
      text: `${text}\n\n${url}\n\n--\n${stop}\n`,
      list: { unsubscribe: stop },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  };
}
