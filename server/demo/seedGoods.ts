import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { isLang } from '../../src/shared/languages.ts';
import { storeFile } from '../commerce/library/files.ts';
import type { Database } from '../database/schema.ts';
import { giftGoods, goods } from './goods.ts';
import { seedDates } from './seedDates.ts';
import { seedKeys } from './seedKeys.ts';
import { goodsFolder, readManifest } from './goodsManifest.ts';
import type { WordBook } from './words.ts';

/** A text's title, which is its first line, and the rest of it. @throws Error for one that does not begin with a title */
export function splitTitle(markdown: string): { readonly title: string; readonly body: string } {
  const { title, body } = /^# (?<title>.+)\n(?<body>[^]*)$/.exec(markdown)?.groups ?? {};
  if (title === undefined || body === undefined) throw new Error('A text begins with a line "# Title"');
  return { title: title.trim(), body: body.trim() };
}

/** Each thing of each tariff and bonus, by the id of its row. */
const deliverables = [
  ...Object.entries(goods).flatMap(([tariffId, list]) =>
    list.map((good, index) => ({
      rowId: `${tariffId}-${good.id}`,
      tariffId,
      giftId: null,
      good,
      position: index + 1,
    })),
  ),
  ...Object.entries(giftGoods).flatMap(([giftId, list]) =>
    list.map((good, index) => ({
      rowId: `gift-${giftId}-${good.id}`,
      tariffId: null,
      giftId,
      good,
      position: index + 1,
    })),
  ),
];

/** What the tariffs of the demo hand over. What is there already keeps its day and gets its words and contents anew. */
export async function seedGoods(db: Transaction<Database>, words: WordBook, now: Date): Promise<void> {
  await db
    .insertInto('deliverables')
    .values(
      deliverables.map(({ rowId, tariffId, giftId, good, position }) => ({
        id: rowId,
        tariff_id: tariffId,
        gift_id: giftId,
        pool: good.kind === 'LICENCE' ? good.pool : null,
        kind: good.kind,
        title: words.of('deliverables', good.id, 'title'),
        description: words.perhaps('deliverables', good.id, 'description'),
        position,
        link: good.kind === 'LINK' ? good.link : null,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        pool: eb.ref('excluded.pool'),
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        position: eb.ref('excluded.position'),
        link: eb.ref('excluded.link'),
      })),
    )
    .execute();
  await seedFiles(db, now);
  await seedTexts(db);
  await seedDates(db, words, now);
  await seedKeys(db, now);
}

async function seedFiles(db: Transaction<Database>, now: Date): Promise<void> {
  const rows = [];
  for (const { rowId, good } of deliverables) {
    if (good.kind !== 'FILE') continue;
    for (const [index, { name, mediaType }] of good.files.entries()) {
      const from = path.join(goodsFolder, good.id, name);
      const fileId = await storeFile(db, now, () => createReadStream(from));
      rows.push({
        deliverable_id: rowId,
        position: index + 1,
        file_id: fileId,
        name,
        media_type: mediaType,
      });
    }
  }
  await db
    .insertInto('deliverable_files')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['deliverable_id', 'position']).doUpdateSet((eb) => ({
        file_id: eb.ref('excluded.file_id'),
        name: eb.ref('excluded.name'),
        media_type: eb.ref('excluded.media_type'),
      })),
    )
    .execute();
}

async function seedTexts(db: Transaction<Database>): Promise<void> {
  const texts = Object.keys(readManifest()).flatMap((name) => {
    const [goodId = '', file = ''] = name.split('/');
    const lang = path.basename(file, '.md');
    return isLang(lang) ? [{ goodId, lang, name }] : [];
  });
  const rows = [];
  for (const { goodId, lang, name } of texts) {
    const text = splitTitle(await readFile(path.join(goodsFolder, name), 'utf8'));
    for (const { rowId, good } of deliverables)
      if (good.id === goodId) rows.push({ deliverable_id: rowId, lang, ...text });
  }
  await db
    .insertInto('deliverable_texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['deliverable_id', 'lang']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        body: eb.ref('excluded.body'),
      })),
    )
    .execute();
}
