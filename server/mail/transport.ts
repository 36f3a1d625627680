import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { product } from '../../src/shared/product.ts';
import { errorCode } from '../kernel/errorCode.ts';
import type { Services } from '../kernel/services.ts';
import type { RenderedMail } from './render.ts';

/** Mail without an SMTP server: one `.eml` file each. */
export const outboxOf = ({ dataDir }: Pick<Services['config'], 'dataDir'>): string =>
  path.join(dataDir, 'outbox');

/** Milliseconds after which an SMTP server that says nothing counts as gone. */
const timeoutMs = 20_000;

/** Makes the text of a mail and sends it nowhere. */
const composer = createTransport({ streamTransport: true, buffer: true });

/** What has mail programs show a button that ends such mails without opening them (RFC 8058). */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends a mail by SMTP where it is set up, else into the outbox. Rejects where it could not be handed over. */
export async function sendMail({ config, clock }: Services, to: string, mail: RenderedMail): Promise<void> {
  const message = {
    from: { name: product.name, address: config.mailFrom },
    to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: clock(),
    // Readable in every language's file, and never mistaken for an attachment.
    textEncoding: 'quoted-printable',
    // Nobody is to answer a machine with a machine.
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
  // Renamed into place, so that a reader of the folder never sees half a mail.
  const part = `${file}.part`;
  await writeFile(part, eml).catch(async (error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    await mkdir(outbox, { recursive: true });
    await writeFile(part, eml);
  });
  await rename(part, `${file}.eml`);
}
