import type { Services } from '../../kernel/services.ts';
import { inboxOf } from '../../mail/inboxLimit.ts';
import { recognize, type Origin } from '../devices/knownDevices.ts';
import { networkOf } from '../../kernel/networks.ts';
import { consumeLimit, tryConsumeLimit } from '../../kernel/rateLimits.ts';

export interface MailRequest {
  /** The address that the email would go to. */
  readonly to: string;
  /** A password reset link has its own budget: it is the way back in. */
  readonly kind?: 'RESET' | 'OTHER';
  /** The guest making the request, if something was paid with the address in that session. */
  readonly payer?: string | undefined;
}

/**
 * Counts an email that a stranger can trigger; false if it must not be sent. In that case, send nothing and respond the
 * same way. Devices and networks known to the address's verified account, and guests who paid with it, have their own
 * budgets, which no stranger can use up. Not for receipts, or for notices to owners about their own actions. Do not
 * call inside a transaction.
 * @throws Failure RATE_LIMITED if the caller's network has triggered too many emails to any address
 */
export async function consumeMailLimit(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  caller: Origin,
  { to, kind = 'OTHER', payer }: MailRequest,
): Promise<boolean> {
  const { db } = services;
  const inbox = inboxOf(to);
  const known = await recognize(services, caller, { login: to });
  if (known.isEmailVerified && known.by === 'DEVICE') {
    const refused = await tryConsumeLimit(db, 'mailDevice', `${inbox} ${caller.deviceKey ?? ''}`);
    return refused === undefined;
  }
  if (payer !== undefined) return (await tryConsumeLimit(db, 'mailGuest', `${payer} ${inbox}`)) === undefined;
  await consumeLimit(db, 'mailNetwork', caller.ip);
  if (known.isEmailVerified && known.by === 'NETWORK') {
    const refused = await tryConsumeLimit(db, 'mailKnownNetwork', `${inbox} ${networkOf(caller.ip)}`);
    if (!refused) return true;
  }
  return !(await tryConsumeLimit(db, kind === 'RESET' ? 'mailInboxReset' : 'mailInbox', inbox));
}
