import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { product } from '../../src/shared/product.ts';
import { errorCode } from '../database/errorCode.ts';
import type { Services } from '../kernel/services.ts';
import type { RenderedMail } from './render.ts';

/** Where emails go without an SMTP server: one `.eml` file each. */
export const outboxOf = ({ dataDir }: Pick<Services['config'], 'dataDir'>): string =>
  path.join(dataDir, 'outbox');

/** Emails contain links that log in: only the server's user may read them. */
const own = { mode: 0o600 };

/** How long an unresponsive SMTP server is waited for, in milliseconds. */
const timeoutMs = 20_000;

/** Composes the source of an email without sending it. */
const composer = createTransport({ streamTransport: true, buffer: true });

/** Headers for one-click unsubscribe in mail clients (RFC 8058). */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends an email via SMTP if configured, else to the outbox. Rejects if it could not be delivered to either. */
export async function sendMail({ config, clock }: Services, to: string, mail: RenderedMail): Promise<void> {
  const message = {
    from: { name: product.name, address: config.mailFrom },
    to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: clock(),
    // Works for text in every language, and is never mistaken for an attachment.
    textEncoding: 'quoted-printable',
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribe && oneClick(mail.unsubscribe)) },
  } as const;

  if (config.smtpUrl !== undefined) {
    const smtp = createTransport({
      url: config.smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    await smtp.sendMail(message).finally(() => smtp.close());
    return;
  }

  const outbox = outboxOf(config);
  const { message: eml } = await composer.sendMail(message);
  if (!Buffer.isBuffer(eml)) throw new Error('The mail was not buffered');
  const file = path.join(outbox, `${clock().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`);
  // Renamed into place, so that readers of the folder never see a partial email.
  const part = `${file}.part`;
  await writeFile(part, eml, own).catch(async (error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    await writeFile(part, eml, own);
  });
  await rename(part, `${file}.eml`);
}
