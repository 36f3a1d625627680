import type { Services } from '../../kernel/services.ts';
import { inboxOf } from '../../mail/inboxLimit.ts';
import { recognize, type Origin } from '../devices/knownDevices.ts';
import { networkOf } from '../../kernel/networks.ts';
import { consumeLimit, tryConsumeLimit } from '../../kernel/rateLimits.ts';

export interface MailRequest {
  /** The address that the mail would go to. */
  readonly to: string;
  /** A link to choose a new password has a share of its own: it is the way back in. */
  readonly kind?: 'RESET' | 'OTHER';
  /** The guest who asks, where something was paid with the address in that session. */
  readonly payer?: string | undefined;
}

/**
 * Counts a mail that a stranger can cause to an inbox; false where it must not be sent. Then send nothing and give the
 * same answer. A device or network that the account of the address knows, and a guest who paid with it, have a budget
 * of their own, which no stranger can use up. Not for receipts, and not for notices to an owner about their own
 * actions. Not to be called inside a database transaction.
 * @throws Failure RATE_LIMITED where the caller's network has caused too many mails to any address
 */
export async function consumeMailLimit(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  caller: Origin,
  { to, kind = 'OTHER', payer }: MailRequest,
): Promise<boolean> {
  const { db } = services;
  const inbox = inboxOf(to);
  const known = await recognize(services, caller, { login: to });
  if (known.isProven && known.by === 'DEVICE') {
    const refused = await tryConsumeLimit(db, 'mailDevice', `${inbox} ${caller.deviceKey ?? ''}`);
    return refused === undefined;
  }
  if (payer !== undefined) return (await tryConsumeLimit(db, 'mailGuest', `${payer} ${inbox}`)) === undefined;
  await consumeLimit(db, 'mailNetwork', caller.ip);
  if (known.isProven && known.by === 'NETWORK') {
    const refused = await tryConsumeLimit(db, 'mailKnownNetwork', `${inbox} ${networkOf(caller.ip)}`);
    if (!refused) return true;
  }
  return !(await tryConsumeLimit(db, kind === 'RESET' ? 'mailInboxReset' : 'mailInbox', inbox));
}
