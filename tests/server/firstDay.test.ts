import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { createPayment } from '../../server/commerce/checkout/createPayment.ts';
import { deliverablesOf } from '../../server/commerce/library/deliverables.ts';
import { itemOf } from '../../server/commerce/library/item.ts';
import { fileAddress } from '../../server/commerce/library/ticket.ts';
import { seed } from '../../server/demo/seed.ts';
import { adminOf } from './support/adminSupport.ts';
import { nobody, paymentInput } from './support/checkoutSupport.ts';
import { usd } from './support/demoProducts.ts';
import { commands, files, wordsOf, writeCatalogue } from './support/firstDay.ts';
import { servicesOn, testApp } from './support/harness.ts';
import { stripePayments } from './support/stripePayments.ts';
import { stripeEnv, stripeServer } from './support/stripeSupport.ts';
import { freshDatabase, migrated } from './support/testDatabase.ts';

const stripe = stripeServer();
const { db, close } = await freshDatabase(migrated);
const services = servicesOn(db, {
  ...stripeEnv,
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://nowhere/shop',
  SMTP_URL: 'smtp://nowhere',
});
await seed(services);
const app = await testApp(services);
const { run } = adminOf(services);
const root = await mkdtemp(path.join(tmpdir(), 'first-day-'));
const callFolder = process.env['INIT_CWD'];
process.env['INIT_CWD'] = root;
afterAll(async () => {
  if (callFolder === undefined) delete process.env['INIT_CWD'];
  else process.env['INIT_CWD'] = callFolder;
  await close();
  await rm(root, { recursive: true });
});

/** Commands of a shell, npm and others: the test does their part itself, or the build and proxy tests do. */
const ofOthers = [
  'git clone <this repository> shop && cd shop',
  'npm ci',
  'createdb shop',
  'set -a && . ../shop.env && set +a',
  'npm run build',
  'npm run serve',
  "curl -s http://localhost:3000/en/products/letters-from-winter | grep -o '<h1[^>]*>[^<]*'",
  'curl -sO https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
];

it('a shell can read the example environment file', async () => {
  const env = files.find(({ name }) => name === '../shop.env');
  const file = path.join(root, 'shop.env');
  await writeFile(file, env?.content ?? '');
  const { stdout, stderr } = await promisify(execFile)('sh', [
    '-c',
    'set -a && . "$0" && set +a && env',
    file,
  ]);
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining(['APP_ENV=production', 'VITE_PRODUCT_NAME=Night Letters']),
  );
});

it('following the first-day guide, one can sell a product of their own and refund the sale', async () => {
  await writeCatalogue(root);
  await writeFile(
    path.join(root, 'eurofxref-daily.xml'),
    `<Envelope><Cube><Cube time='2026-11-20'><Cube currency='USD' rate='1.1592'/></Cube></Cube></Envelope>`,
  );

  const stranger = await stripePayments(services, app, stripe);
  const order = { productId: 'night-letters', tariffId: 'night-digital', currencyId: usd };
  let sold = '';
  for (const line of commands) {
    const words = wordsOf(line);
    if (!words) {
      expect(ofOthers).toContain(line);
      continue;
    }
    // By now everything is set up for the first sale: a guest buys.
    if (words.join(' ') === 'orders list') {
      const input = await paymentInput(services, nobody, order, { paymentMethodId: 'stripe' });
      const { transactionId } = await createPayment(services, nobody, input);
      const { session } = await stranger.objectsOf(transactionId);
      expect(await stranger.say('checkout.session.completed', session)).toBe('done');
      sold = transactionId;
    }
    if (words[0] === 'refund') await expectOpen(sold);
    const answer = await run(...words.map((word) => (word === '<transactionId>' ? sold : word)));
    expect({ line, ...answer }).toMatchObject({ code: 0, err: '' });
  }
  const { order_id: orderId } = await soldOrder(sold);
  expect(await itemFor(orderId)).toMatchObject({ isOpen: false });
  expect(services.log.takeErrors()).toEqual([]);
});

const soldOrder = (id: string) =>
  db.selectFrom('transactions').select('order_id').where('id', '=', id).executeTakeFirstOrThrow();

async function itemFor(orderId: string | null) {
  const purchase = await db
    .selectFrom('purchases')
    .select(['id', 'user_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return itemOf(db, services.clock(), purchase.user_id, purchase.id);
}

/** Checks that the purchase is open, with its contents. */
async function expectOpen(transactionId: string): Promise<void> {
  const { order_id: orderId } = await soldOrder(transactionId);
  const item = await itemFor(orderId);
  if (!item) throw new Error('the guest has a purchase');
  expect(item).toMatchObject({ isOpen: true, productId: 'night-letters' });
  const map = files.find(({ name }) => name.endsWith('winter-sky.svg'));
  const stored = await db
    .selectFrom('deliverable_files')
    .select(['file_id', 'name'])
    .where('name', '=', 'winter-sky.svg')
    .executeTakeFirstOrThrow();
  const address = fileAddress(
    services,
    { userId: item.userId, itemId: item.id, fileId: stored.file_id },
    stored.name,
  );
  const answer = await app.inject({ url: address });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(map?.content);
  expect((await deliverablesOf(db, item)).map(({ kind }) => kind)).toEqual(['TEXT', 'FILE']);
}
