import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import { buyerCountryIn } from '../../law/buyerCountry.ts';
import { lockSubscriptionsOf } from '../subscriptions/lock.ts';
import { promiseOf } from '../subscriptions/promisedDays.ts';
import type { Order } from '../orders/locks.ts';
import { providerOf } from '../payments/providers.ts';
import { startAttempt } from './startAttempt.ts';

interface Gift {
  readonly user: User;
  readonly tariffId: string;
  /** The address that is told; null tells no one. */
  readonly email: string | null;
  readonly lang: Lang;
  /** Without it, as long as the product is sold for. */
  readonly until?: Date | undefined;
}

const day = 86_400_000;

/**
 * Gives a product to someone without payment: an order of nothing, which is fulfilled like any other, with its keys and
 * its email.
 * @throws Failure NOT_FOUND; CONFLICT for the product of a plan; BAD_USER_INPUT (`until`)
 */
export async function giveFreely(
  trx: Kysely<Database>,
  services: Services,
  { user, tariffId, email, lang, until }: Gift,
): Promise<Order> {
  const now = services.clock();
  const tariff = await trx
    .selectFrom('tariffs')
    .select(['id', 'product_id'])
    .where('id', '=', tariffId)
    .executeTakeFirst();
  if (!tariff) throw failure('NOT_FOUND', 'Tariff not found.');
  const catalogue = await catalogueIn(trx, services);
  if (catalogue.product(tariff.product_id).plan)
    throw failure('CONFLICT', 'The time of a plan is given as days of a subscription.');
  if (until && until <= now)
    throw failure('BAD_USER_INPUT', 'The end must be in the future.', { fields: { until: 'invalid' } });
  await lockSubscriptionsOf(trx, user.id);
  const order = await trx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      user_id: user.id,
      status: 'CONFIRMED',
      product_id: tariff.product_id,
      tariff_id: tariff.id,
      currency_id: user.currency_id,
      default_minor: 0,
      total_minor: 0,
      email,
      language: lang,
      utm: '{}',
      created_at: now,
      expires_at: now,
      may_remind: false,
      ...promiseOf(catalogue, tariff.product_id),
      ...(until && { promised_days: Math.ceil((until.getTime() - now.getTime()) / day) }),
      country: buyerCountryIn({ userId: user.id, lang }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await startAttempt(trx, services, order, providerOf('balance'), { isNew: true });
  return order;
}
