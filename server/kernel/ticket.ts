import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Services } from './services.ts';

type Signer = Pick<Services, 'clock' | 'secret'>;

/** What a ticket is for: one for a message is no good for a declaration. */
type Purpose = 'contact-ticket' | 'declaration-ticket';

/** The content of a ticket with a valid signature. */
export interface Ticket {
  readonly id: string;
  /** Milliseconds since it was issued. */
  readonly age: number;
}

const signatureOf = ({ secret }: Signer, purpose: Purpose, body: string): string =>
  createHmac('sha256', secret(purpose)).update(body).digest('base64url');

/**
 * Signs the time at which a form was opened: `<id>.<milliseconds>.<signature>`. Nothing is stored until the ticket is
 * used.
 */
export function issueTicket(signer: Signer, purpose: Purpose): string {
  const body = `${randomUUID()}.${signer.clock().getTime()}`;
  return `${body}.${signatureOf(signer, purpose, body)}`;
}

/** Parses a ticket; undefined unless we signed it. */
export function readTicket(signer: Signer, purpose: Purpose, text: string): Ticket | undefined {
  const [, id, issued, given] = /^([\da-f-]{36})\.(\d{1,15})\.([\w-]{43})$/.exec(text) ?? [];
  if (id === undefined || issued === undefined || given === undefined) return undefined;
  const expected = Buffer.from(signatureOf(signer, purpose, `${id}.${issued}`));
  if (!timingSafeEqual(expected, Buffer.from(given))) return undefined;
  return { id, age: signer.clock().getTime() - Number(issued) };
}
