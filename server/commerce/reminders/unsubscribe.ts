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

/** Takes a no: by POST from a mail provider at once (RFC 8058), by GET on the page that asks. */
export const unsubscribePath = '/api/unsubscribe';

/** The code names the order, as nothing of a person is to be in an address. */
const keyOf = ({ secret }: Pick<Services, 'secret'>): Buffer => secret('unsubscribe');

/** The whole address in the mail about an order that ends such mails. */
export const unsubscribeLink = (services: Pick<Services, 'config' | 'secret'>, orderId: string): string =>
  `${services.config.publicOrigin}${unsubscribePath}?code=${sealId(keyOf(services), orderId)}`;

/** Whether the address of a mail is reminded of unfinished payments. */
export interface PaymentReminders {
  /** Masked. */
  readonly email: string;
  readonly areWanted: boolean;
}

/** The order of a code; undefined for one that we did not make. @throws Failure RATE_LIMITED for many of those */
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
 * What the code of a mail is about, and changes nothing. Null for one that we did not make, or whose address is
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

/** Sets whether the address of a mail is reminded. @throws Failure NOT_FOUND for such a code; RATE_LIMITED */
export async function changeReminders(
  services: Services,
  caller: Pick<Caller, 'ip'>,
  code: string,
  areWanted: boolean,
): Promise<PaymentReminders> {
  const order = await orderOf(services, caller, code);
  if (!order?.email) throw failure('NOT_FOUND', 'The code is not good, or no longer.');
  await setReminders(services.db, services.clock(), { address: order.email, areWanted });
  return remindersOf(services.db, order.email);
}

/** The page that asks, in the language of the mail; of a code that we did not make, in another one. */
export async function remindersPage(
  services: Services,
  caller: Pick<Caller, 'ip' | 'lang'>,
  code: string,
): Promise<string> {
  const order = await orderOf(services, caller, code);
  return paths.reminders.href(siteLangOf(order?.language ?? caller.lang), { code });
}
