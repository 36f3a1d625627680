import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../kernel/services.ts';

/** How long a file's URL works, in milliseconds. */
const lifetimeMs = 10 * 60_000;

/** Which file of which item a URL is for; for the dates of an event, `fileId` is the event's id. */
export interface Ticket {
  readonly userId: string;
  readonly itemId: string;
  readonly fileId: string;
}

const separator = '~';
const signatureLength = 43;

const signatureOf = ({ secret }: Pick<Services, 'secret'>, content: string): string =>
  createHmac('sha256', secret('library file')).update(content).digest('base64url');

/** Opens a file for a few minutes, and only while its item is open. */
function issueTicket(
  services: Pick<Services, 'secret' | 'clock'>,
  { userId, itemId, fileId }: Ticket,
): string {
  const expires = (services.clock().getTime() + lifetimeMs).toString(36);
  const content = Buffer.from([expires, userId, itemId, fileId].join(separator)).toString('base64url');
  return `${content}.${signatureOf(services, content)}`;
}

/** The URL of a file, with the name it's saved under. */
export const fileAddress = (
  services: Pick<Services, 'secret' | 'clock'>,
  ticket: Ticket,
  name: string,
): string => `/library/${encodeURIComponent(name)}?ticket=${issueTicket(services, ticket)}`;

/** Verifies a ticket; undefined if it's forged or expired. */
export function readTicket(services: Pick<Services, 'secret' | 'clock'>, text: string): Ticket | undefined {
  const [, content, signature] = /^([\w-]{1,600})\.([\w-]{43})$/.exec(text) ?? [];
  if (content === undefined || signature?.length !== signatureLength) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(services, content)))) return undefined;
  const [expires, userId, itemId, fileId] = Buffer.from(content, 'base64url').toString().split(separator);
  if (expires === undefined || userId === undefined || itemId === undefined || fileId === undefined)
    return undefined;
  return parseInt(expires, 36) > services.clock().getTime() ? { userId, itemId, fileId } : undefined;
}
