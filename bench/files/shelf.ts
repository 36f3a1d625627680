import { randomBytes, randomUUID } from 'node:crypto';
import { storeFile } from '../../server/commerce/library/files.ts';
import { fileAddress } from '../../server/commerce/library/ticket.ts';
import { grant } from '../../server/commerce/grants/grants.ts';
import { rootSecret, secretsFrom } from '../../server/kernel/services.ts';
import { seedBuyers, walletCurrency, type BenchDatabase } from '../support/database.ts';

const megabyte = 1_000_000;
const tariff = { product_id: '1', tariff_id: 'letters-digital' };

/** Random bytes, a megabyte at a time; unique per file, and the same on each call. */
function bytesOf(size: number): () => AsyncGenerator<Uint8Array> {
  const seed = randomBytes(megabyte);
  return async function* () {
    for (let left = size; left > 0; left -= megabyte) {
      const block = Buffer.from(seed.subarray(0, Math.min(left, megabyte)));
      block.writeUInt32BE(left, 0);
      yield block;
    }
  };
}

/** Seeds a database with files of these sizes, bought by an account; returns a function for their download URLs. */
export async function fillShelf(
  database: BenchDatabase,
  sizes: readonly number[],
): Promise<(name: string) => readonly string[]> {
  const [buyer] = await seedBuyers(database, 1);
  if (!buyer) throw new Error('there is no buyer');
  const { db, close } = await database.open();
  try {
    const now = new Date();
    const [orderId, itemId] = [randomUUID(), randomUUID()];
    await db
      .insertInto('orders')
      .values({
        ...tariff,
        id: orderId,
        user_id: buyer.userId,
        status: 'PAID',
        currency_id: walletCurrency,
        default_minor: 0,
        total_minor: 0,
        language: 'en',
        utm: '{}',
        created_at: now,
        expires_at: now,
        paid_at: now,
      })
      .execute();
    await db
      .insertInto('purchases')
      .values({
        ...tariff,
        id: itemId,
        user_id: buyer.userId,
        order_id: orderId,
        status: 'ACTIVE',
        created_at: now,
      })
      .execute();
    await grant(db, now, {
      order_id: orderId,
      user_id: buyer.userId,
      kind: 'PRODUCT',
      subject: tariff.product_id,
      tariff: tariff.tariff_id,
      starts_at: now,
      ends_at: null,
      source: 'PURCHASE',
      currency_id: null,
      payer_id: null,
      follows: null,
    });
    const deliverable = randomUUID();
    await db
      .insertInto('deliverables')
      .values({
        id: deliverable,
        tariff_id: tariff.tariff_id,
        kind: 'FILE',
        title: JSON.stringify({ en: 'Large' }),
        position: 900,
        added_at: now,
      })
      .execute();
    const ids: string[] = [];
    for (const [index, size] of sizes.entries()) {
      const id = await db.transaction().execute((trx) => storeFile(trx, now, bytesOf(size)));
      await db
        .insertInto('deliverable_files')
        .values({
          deliverable_id: deliverable,
          position: index,
          file_id: id,
          name: 'large.bin',
          media_type: 'application/octet-stream',
        })
        .execute();
      ids.push(id);
    }
    const secret = secretsFrom(await rootSecret(db, undefined));
    return (name) =>
      ids.map((fileId) =>
        fileAddress({ secret, clock: () => new Date() }, { userId: buyer.userId, itemId, fileId }, name),
      );
  } finally {
    await close();
  }
}
