import { readFile as readDiskFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readFile } from '../../../server/commerce/library/files.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { planChanges, readContent } from '../../../server/content/plan.ts';
import { seed } from '../../../server/demo/seed.ts';
import { demoContent } from '../../../server/demo/seedContent.ts';
import { filesOf, temporaryFolders } from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;

const kept = async () => ({
  deliverables: await db.selectFrom('deliverables').selectAll().orderBy('id').execute(),
  files: await db
    .selectFrom('deliverable_files')
    .selectAll()
    .orderBy('deliverable_id')
    .orderBy('position')
    .execute(),
  texts: await db
    .selectFrom('deliverable_texts')
    .selectAll()
    .orderBy('deliverable_id')
    .orderBy('lang')
    .execute(),
});

/** Seeds again, like the next start after a release with other contents. */
const seedAgain = async () => {
  await db.updateTable('settings').set({ value: 'another version' }).where('name', '=', 'seed').execute();
  await seed({ ...services, clock: () => new Date(services.clock().getTime() + 1000) }, { demo: true });
};

it('the demo matches its folder, and an export recreates that folder byte for byte', async () => {
  // Seeding moves its events to the coming weeks.
  const { rows, ...content } = await readContent(demoContent);
  for (const date of rows.get('event_dates') ?? [])
    await sql`update event_dates set starts_at = ${date['starts_at']}, ends_at = ${date['ends_at']}
      where deliverable_id = ${date['deliverable_id']} and position = ${date['position']}`.execute(db);
  expect(await planChanges(db, { rows, ...content })).toEqual([]);
  const { next } = await temporaryFolders();
  const exported = next();
  await exportFolder(services, exported);
  expect(await filesOf(exported)).toEqual(await filesOf(demoContent));
});

it('a file is read back byte for byte', async () => {
  const file = await db
    .selectFrom('deliverable_files')
    .innerJoin('files', 'files.id', 'deliverable_files.file_id')
    .select(['file_id', 'size'])
    .where('deliverable_id', '=', 'recordings-complete-recording-harbor')
    .executeTakeFirstOrThrow();
  expect(file.size).toBe(256_044);
  const pieces: Uint8Array[] = [];
  for await (const piece of readFile(db, file.file_id, { start: 0, end: file.size - 1 })) pieces.push(piece);
  const original = await readDiskFile(
    path.join(demoContent, 'products/4/goods/recording-harbor/harbor-under-fog.wav'),
  );
  // As a boolean: a difference of this many bytes is not worth printing.
  expect(Buffer.concat(pieces).equals(original)).toBe(true);
});

it('a text exists in each language it was written in, with its title kept out of the body', async () => {
  const texts = await db
    .selectFrom('deliverable_texts')
    .selectAll()
    .where('deliverable_id', '=', 'letters-digital-letter-cold')
    .orderBy('lang')
    .execute();
  expect(texts.map(({ lang }) => lang)).toEqual(['ar', 'de', 'en', 'ru']);
  expect(texts[2]?.title).toBe('The first letter, on waiting for the cold');
  expect(texts[2]?.body).toMatch(/^Dear reader,\n/);
});

it('a demo from before deliverables gets them at its next start', async () => {
  const before = await kept();
  await db.deleteFrom('deliverables').execute();
  await db.deleteFrom('files').execute();
  await seedAgain();
  const after = await kept();
  expect(after.files).toEqual(before.files);
  expect(after.texts).toEqual(before.texts);
  expect(after.deliverables.map(({ id }) => id)).toEqual(before.deliverables.map(({ id }) => id));
});

it('changed deliverables are restored, and keep the date that they were added', async () => {
  const before = await kept();
  const id = 'letters-digital-letter-cold';
  await db.updateTable('deliverables').set({ link: null, position: 9 }).where('id', '=', id).execute();
  await db.updateTable('deliverable_texts').set({ body: 'Old' }).where('deliverable_id', '=', id).execute();
  await seedAgain();
  expect(await kept()).toEqual(before);
});

it('products added to a demo stay for sale, and counted views are kept', async () => {
  const { id: own } = await db
    .insertInto('products')
    .columns([
      'id',
      'title',
      'description',
      'active',
      'base_currency_id',
      'available_by_subscription',
      'affiliate_program',
      'position',
    ])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select((of) => [
          of.val('own').as('id'),
          'title',
          'description',
          'active',
          'base_currency_id',
          'available_by_subscription',
          'affiliate_program',
          of.lit(99).as('position'),
        ])
        .where('id', '=', '1'),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('researches').set({ views_count: 7 }).where('id', '=', '1').execute();
  await seedAgain();
  const product = await db
    .selectFrom('products')
    .select('active')
    .where('id', '=', own)
    .executeTakeFirstOrThrow();
  expect(product.active).toBe(true);
  const study = await db
    .selectFrom('researches')
    .select('views_count')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  expect(study.views_count).toBe(7);
});

it('each seeding leaves some events in the future and keys in the pools', async () => {
  const later = new Date(services.clock().getTime() + 400 * 86_400_000);
  await db.updateTable('settings').set({ value: 'another version' }).where('name', '=', 'seed').execute();
  await seed({ ...services, clock: () => later }, { demo: true });
  const dates = await db.selectFrom('event_dates').select('starts_at').execute();
  expect(dates).toHaveLength(8);
  for (const { starts_at: start } of dates) {
    const days = (start.getTime() - later.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(43);
  }
  const pools = await db
    .selectFrom('licence_keys')
    .select((eb) => ['pool', eb.fn.countAll<number>().as('keys')])
    .groupBy('pool')
    .execute();
  expect(pools).toEqual([{ pool: 'movement-class', keys: 500 }]);
});
