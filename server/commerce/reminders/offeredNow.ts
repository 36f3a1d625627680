import type { Kysely } from 'kysely';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { Failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { isMember } from '../grants/membership.ts';
import { refuseSoldOut } from '../library/licenceKeys.ts';
import { refuseOver } from '../library/refuseOver.ts';
import type { Order } from '../orders/locks.ts';
import { resolveSelection, type Selection } from '../orders/selection.ts';

/**
 * What an order's selection would be sold for now, without a bonus that's no longer available; undefined if it can't be
 * bought.
 */
export async function offeredNow(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<Selection | undefined> {
  const catalogue = await catalogueIn(trx, services);
  const { product_id: productId } = order;
  if (catalogue.planSoldBy(productId)?.active === false) return undefined;
  const now = services.clock();
  const user = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const buyer = { isMember: await isMember(trx, now, user) };
  const select = async (giftId: string | null) => {
    const selection = await resolveSelection(
      trx,
      catalogue.offer(productId),
      now,
      { user, lang: order.language },
      {
        productId,
        tariffId: order.tariff_id,
        currencyId: order.currency_id,
        giftId,
        promoCode: order.promo_code,
      },
      buyer,
    );
    refuseOver(catalogue, now, selection);
    await refuseSoldOut({ db: trx, clock: services.clock, catalogue, user }, selection);
    return selection;
  };
  const withGift = order.gift_id === null ? undefined : await ifOffered(select(order.gift_id));
  return withGift ?? ifOffered(select(null));
}

const ifOffered = (selection: Promise<Selection>): Promise<Selection | undefined> =>
  selection.catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
