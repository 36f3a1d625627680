import type { Kysely } from 'kysely';
import { siteLangOf } from '../../../src/shared/languages.ts';
import { maskEmail } from '../../../src/shared/maskEmail.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { openSealedId, sealId } from '../../kernel/sealedId.ts';
import type { Services } from '../../kernel/services.ts';
import { isOptedOut, setReminders } from '../../mail/reminderOptOuts.ts';

/** Unsubscribes right away on POST, as mail providers send it (RFC 8058); GET leads to a confirmation page. */
export const unsubscribePath = '/api/unsubscribe';

/** The code contains the order's id, since URLs shouldn't contain personal data. */
const keyOf = ({ secret }: Pick<Services, 'secret'>): Buffer => secret('unsubscribe');

/** The full URL that unsubscribes from such emails, for the email about an order. */
export const unsubscribeLink = (services: Pick<Services, 'config' | 'secret'>, orderId: string): string =>
  `${services.config.publicOrigin}${unsubscribePath}?code=${sealId(keyOf(services), orderId)}`;

/** Whether an email's address gets reminders of unfinished payments. */
export interface PaymentReminders {
  /** Masked. */
  readonly email: string;
  readonly areWanted: boolean;
}

/** The order of a code; undefined for a code that isn't ours. @throws Failure RATE_LIMITED for too many of those */
async function orderOf(services: Services, { ip }: Pick<Caller, 'ip'>, code: string) {
  const id = openSealedId(keyOf(services), code);
  if (id === undefined) {
    await consumeLimit(services.db, 'authCodeIp', ip);
    return undefined;
  }
  return services.db
    .selectFrom('orders')
    .select(['email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const remindersOf = async (db: Kysely<Database>, email: string): Promise<PaymentReminders> => ({
  email: maskEmail(email),
  areWanted: !(await isOptedOut(db, [email])),
});

/**
 * What an email's code is about, without changing anything; null for a code that isn't ours, or whose address was
 * erased. @throws Failure RATE_LIMITED
 */
export async function describeReminders(
  services: Services,
  caller: Pick<Caller, 'ip'>,
  code: string,
): Promise<PaymentReminders | null> {
  const order = await orderOf(services, caller, code);
  return order?.email ? remindersOf(services.db, order.email) : null;
}

/**
 * Turns reminders for an email's address on or off. @throws Failure NOT_FOUND for a code that isn't valid; RATE_LIMITED
 */
export async function changeReminders(
  services: Services,
  caller: Pick<Caller, 'ip'>,
  code: string,
  areWanted: boolean,
): Promise<PaymentReminders> {
  const order = await orderOf(services, caller, code);
  if (!order?.email) throw failure('NOT_FOUND', 'The code is invalid or has expired.');
  await setReminders(services.db, services.clock(), { address: order.email, areWanted });
  return remindersOf(services.db, order.email);
}

/** The path of the confirmation page, in the email's language; in the caller's for a code that isn't ours. */
export async function remindersPage(
  services: Services,
  caller: Pick<Caller, 'ip' | 'lang'>,
  code: string,
): Promise<string> {
  const order = await orderOf(services, caller, code);
  return paths.reminders.href(siteLangOf(order?.language ?? caller.lang), { code });
}
