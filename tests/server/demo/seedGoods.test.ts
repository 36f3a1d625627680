import { expect, it } from 'vitest';
import { readFile } from '../../../server/commerce/library/files.ts';
import { goods } from '../../../server/demo/goods.ts';
import { readManifest } from '../../../server/demo/goodsManifest.ts';
import { seed } from '../../../server/demo/seed.ts';
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
  stored: await db.selectFrom('files').selectAll().orderBy('id').execute(),
});

/** As after a release with other facts: the next start seeds. */
const forget = () =>
  db.updateTable('settings').set({ value: 'another version' }).where('name', '=', 'seed').execute();

it('the demo has the goods of every tariff, in their order', async () => {
  for (const [tariffId, list] of Object.entries(goods)) {
    const rows = await db
      .selectFrom('deliverables')
      .select(['id', 'kind'])
      .where('tariff_id', '=', tariffId)
      .orderBy('position')
      .execute();
    expect(rows).toEqual(list.map(({ id, kind }) => ({ id: `${tariffId}-${id}`, kind })));
  }
});

it('a file comes back byte by byte as the manifest has it', async () => {
  const name = 'recording-harbor/harbor-under-fog.wav';
  const known = readManifest()[name];
  const file = await db
    .selectFrom('deliverable_files')
    .innerJoin('files', 'files.id', 'deliverable_files.file_id')
    .select(['file_id', 'size'])
    .where('deliverable_id', '=', 'recordings-complete-recording-harbor')
    .executeTakeFirstOrThrow();
  expect(file).toEqual({ file_id: known?.sha256, size: known?.size });
  let size = 0;
  for await (const piece of readFile(db, file.file_id, { start: 0, end: file.size - 1 }))
    size += piece.length;
  expect(size).toBe(known?.size);
});

it('a text is there in each language that it was written in, without its title in the body', async () => {
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

it('seeding the goods again changes nothing', async () => {
  const before = await kept();
  expect(before.stored.length).toBeGreaterThan(15);
  await forget();
  await seed(services, { demo: true });
  expect(await kept()).toEqual(before);
});

it('a demo from before the goods gets them at its next start', async () => {
  const before = await kept();
  await db.deleteFrom('deliverables').execute();
  await db.deleteFrom('files').execute();
  await forget();
  await seed(services, { demo: true });
  const after = await kept();
  expect(after.files).toEqual(before.files);
  expect(after.texts).toEqual(before.texts);
  expect(after.deliverables.map(({ id }) => id)).toEqual(before.deliverables.map(({ id }) => id));
});

it('goods whose words or contents were changed get them anew, and keep the day that they came', async () => {
  const before = await kept();
  const id = 'letters-digital-letter-cold';
  await db.updateTable('deliverables').set({ position: 9 }).where('id', '=', id).execute();
  await db.updateTable('deliverable_texts').set({ body: 'Old' }).where('deliverable_id', '=', id).execute();
  await forget();
  await seed({ ...services, clock: () => new Date(services.clock().getTime() + 1000) }, { demo: true });
  expect(await kept()).toEqual(before);
});
