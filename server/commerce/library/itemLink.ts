import { sql, type Kysely } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { orderLink } from '../orders/orderCodes.ts';

/** The purchases with something to open, by the id of their order or gift. */
export async function openItemsOf(
  db: Kysely<Database>,
  by: 'order_id' | 'present_id',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const purchases = await db
    .selectFrom('purchases')
    .select(['purchases.id', `purchases.${by} as of`])
    .where(by, '=', sql<string>`any(${ids})`)
    .where('purchases.status', 'in', ['ACTIVE', 'SPENT'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('deliverables')
          .select('deliverables.id')
          .where((goods) =>
            goods.or([
              goods('deliverables.tariff_id', '=', goods.ref('purchases.tariff_id')),
              goods('deliverables.gift_id', '=', goods.ref('purchases.gift_id')),
            ]),
          ),
      ),
    )
    .$narrowType<{ of: string }>()
    .execute();
  return new Map(purchases.map(({ of, id }) => [of, id]));
}

/** The purchase of an order or gift that has something to open; undefined if there is none. */
export async function openItemOf(
  db: Kysely<Database>,
  by: { readonly orderId: string } | { readonly presentId: string },
): Promise<string | undefined> {
  const [column, id] =
    'orderId' in by ? (['order_id', by.orderId] as const) : (['present_id', by.presentId] as const);
  return (await openItemsOf(db, column, [id])).get(id);
}

/**
 * Where an email links to a purchase: its page, or the order's if there's nothing to open. A guest, who has no account
 * to log in to, gets a single-use code.
 */
export async function purchaseLink(
  trx: Kysely<Database>,
  services: Services,
  order: { readonly id: string; readonly language: Lang; readonly product_id: string },
  isGuest: boolean,
  findItem = (orderId: string) => openItemOf(trx, { orderId }),
): Promise<string> {
  const { id, language: lang, product_id: productId } = order;
  if (isGuest) return orderLink(trx, services, { orderId: id, lang });
  const itemId = await findItem(id);
  return (
    services.config.publicOrigin +
    (itemId === undefined
      ? paths.productPayment.href(lang, productId, { order: id })
      : paths.libraryItem.href(lang, itemId))
  );
}
