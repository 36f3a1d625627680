import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listPrice } from './prices.ts';
import { planFacts, products } from './products.ts';
import { currencyOf } from '../database/seed/referenceData.ts';
import type { WordBook } from './words.ts';

const day = 86_400_000;

/** The demo products with tariffs, prices, gifts and plans. What is there already only gets its words anew. */
export async function seedProducts(db: Transaction<Database>, words: WordBook, now: Date): Promise<void> {
  await db
    .insertInto('products')
    .values(
      products.map((product, index) => ({
        id: product.id,
        title: words.of('products', product.id, 'title'),
        description: words.of('products', product.id, 'description'),
        active: product.isInactive !== true,
        base_currency_id: currencyOf(product.base).id,
        available_by_subscription: product.bySubscription === true,
        available_duration: product.days ?? null,
        affiliate_program: product.isAffiliate === true,
        position: index + 1,
        slug: product.slug,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        slug: eb.ref('excluded.slug'),
      })),
    )
    .execute();
  await seedTariffs(db, words);
  await seedPrices(db, now);
  await seedGifts(db, words);
  await seedPlans(db, words);
}

async function seedTariffs(db: Transaction<Database>, words: WordBook): Promise<void> {
  await db
    .insertInto('tariffs')
    .values(
      products.flatMap((product) =>
        product.tariffs.map(({ id }, index) => ({
          id,
          product_id: product.id,
          name: words.of('tariffs', id, 'name'),
          description: words.perhaps('tariffs', id, 'description'),
          position: index + 1,
        })),
      ),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        description: eb.ref('excluded.description'),
      })),
    )
    .execute();
}

async function seedPrices(db: Transaction<Database>, now: Date): Promise<void> {
  await db
    .insertInto('prices')
    .values(
      products.flatMap(({ currencies, tariffs }) =>
        tariffs.flatMap(({ id, list, sale, saleDays, member }) =>
          currencies.map((code) => ({
            tariff_id: id,
            currency_id: currencyOf(code).id,
            default_minor: listPrice(list, code),
            sale_minor: sale === undefined ? null : listPrice(sale, code),
            old_minor: sale === undefined ? null : listPrice(list, code),
            member_minor: member === undefined ? null : listPrice(member, code),
            sale_until: saleDays === undefined ? null : new Date(now.getTime() + saleDays * day),
          })),
        ),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedGifts(db: Transaction<Database>, words: WordBook): Promise<void> {
  const gifts = products.flatMap((product) =>
    (product.gifts ?? []).map((gift, index) => ({ gift, productId: product.id, position: index + 1 })),
  );
  await db
    .insertInto('gifts')
    .values(
      gifts.map(({ gift, productId, position }) => ({
        id: gift.id,
        product_id: productId,
        type: gift.type,
        is_reusable: gift.isReusable === true,
        active: true,
        title: words.of('gifts', gift.id, 'title'),
        description: words.of('gifts', gift.id, 'description'),
        position: position,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
      })),
    )
    .execute();
  await db
    .insertInto('gift_tariffs')
    .values(
      gifts.flatMap(({ gift }) => gift.tariffs.map((tariff) => ({ gift_id: gift.id, tariff_id: tariff }))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedPlans(db: Transaction<Database>, words: WordBook): Promise<void> {
  await db
    .insertInto('plans')
    .values(
      planFacts.map((plan, index) => ({
        id: plan.id,
        product_id: plan.productId,
        title: words.of('plans', plan.id, 'title'),
        short_title: words.of('plans', plan.id, 'shortTitle'),
        description: words.perhaps('plans', plan.id, 'description'),
        duration: plan.duration,
        trial_period: plan.trial,
        due_period: plan.due,
        active: true,
        infinity: false,
        lifetime: plan.duration === null,
        max_activated: plan.activations,
        opens_member_prices: true,
        position: index + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        short_title: eb.ref('excluded.short_title'),
        description: eb.ref('excluded.description'),
      })),
    )
    .execute();
}

/** Who made the products, and what of them is a sample; after the authors and the goods. */
export async function seedMakers(db: Transaction<Database>): Promise<void> {
  await db
    .insertInto('product_authors')
    .values(
      products.flatMap(({ id, authors = [] }) =>
        authors.map((author, index) => ({ product_id: id, author_id: author, position: index + 1 })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { id, sample } of products)
    if (sample)
      await db
        .updateTable('products')
        .set({ sample_id: sample.join('-') })
        .where('id', '=', id)
        .where('sample_id', 'is distinct from', sample.join('-'))
        .execute();
}
