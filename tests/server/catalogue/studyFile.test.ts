import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { demoContent } from '../../../server/demo/seedContent.ts';
import { ask } from '../support/catalogueSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;
const app = await buildApp(services);
const demo = await db.selectFrom('users').selectAll().where('id', '=', 'demo').executeTakeFirstOrThrow();

const answer = v.object({ research: v.object({ file: v.string() }) });

/** The URL of a study's file for the demo's member. */
async function addressOf(slug: string): Promise<string> {
  const { data } = await ask(services, `{ research(slug: "${slug}") { file } }`, { user: demo });
  return v.parse(answer, data).research.file;
}

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

const bought = 'half-life-of-an-interruption';
const byPlan = 'the-weavers-count';

it('a member downloads a study’s file byte for byte, under its name, for a few minutes', async () => {
  const address = await addressOf(bought);
  expect(address).toMatch(/^\/library\/study\.epub\?ticket=/);
  const { statusCode, rawPayload, headers } = await app.inject({ url: address });
  expect(statusCode).toBe(200);
  const file = await readFile(path.join(demoContent, 'studies/1/study.epub'));
  expect(rawPayload.equals(file)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/epub+zip',
    'content-disposition': 'attachment; filename=study.epub',
    'cache-control': 'private, no-cache',
  });
  expect(await statusOf(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404);
  services.time.advance({ minutes: 11 });
  expect(await statusOf(address)).toBe(404);
});

it('a file URL stops working once the study has another file', async () => {
  const address = await addressOf(bought);
  const setFile = (value: string | null) =>
    db.updateTable('researches').set({ file: value }).where('slug', '=', bought).execute();
  const { file: former } = await db
    .selectFrom('researches')
    .select('file')
    .where('slug', '=', bought)
    .executeTakeFirstOrThrow();
  for (const other of [`study.epub/${'0'.repeat(64)}`, 'https://example.com/study.epub', null]) {
    await setFile(other);
    expect(await statusOf(address)).toBe(404);
  }
  await setFile(former);
  expect(await statusOf(address)).toBe(200);
});

it('a file URL stops working once the plan or purchase behind it is gone', async () => {
  const [ofPlan, ofProduct] = [await addressOf(byPlan), await addressOf(bought)];
  expect([await statusOf(ofPlan), await statusOf(ofProduct)]).toEqual([200, 200]);
  await db
    .updateTable('subscriptions')
    .set({ active_end_date: services.clock() })
    .where('user_id', '=', demo.id)
    .execute();
  const other = await db
    .selectFrom('researches')
    .select('product_id')
    .where('slug', '=', bought)
    .executeTakeFirstOrThrow();
  expect([await statusOf(ofPlan), await statusOf(ofProduct)]).toEqual([404, 200]);
  await db
    .updateTable('grants')
    .set({ revoked_at: services.clock(), revoked_because: 'REFUNDED' })
    .where('user_id', '=', demo.id)
    .where('subject', '=', other.product_id)
    .execute();
  expect(await statusOf(ofProduct)).toBe(404);
});
