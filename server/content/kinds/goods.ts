import * as v from 'valibot';
import { addressField, countField, flagField, since, sinceField, textField } from '../fields.ts';
import { fileName, id, line } from '../values.ts';
import type { Table } from '../tables.ts';
import { datesSchema } from './eventDates.ts';

/** The fields of goods that need nothing else; those for each kind are defined by its schema. */
export const goodFields = {
  lesson: flagField('lesson'),
  link: addressField('link'),
  pool: textField('pool'),
  seats: countField('seats', null, { least: 1, most: 1_000_000 }),
} as const;

/** One good that a tariff or bonus delivers. After its removal, earlier buyers keep it. */
export const deliverable = {
  name: 'deliverables',
  label: 'good',
  key: ['id'],
  fields: { ...goodFields, archived: sinceField('archived_at') },
  words: {
    title: { column: 'title', isRequired: true },
    description: { column: 'description', isRequired: false },
  },
  placed: ['tariff_id', 'gift_id', 'kind', 'position', 'event'],
  stamped: ['added_at'],
  parents: [
    { table: 'tariffs', column: 'tariff_id' },
    { table: 'gifts', column: 'gift_id' },
  ],
  isListed: true,
  gone: 'archive',
  archived: { column: 'archived_at', value: since, when: [null] },
  // The keys that buyers already have come from this pool.
  fixed: ['tariff_id', 'gift_id', 'kind', 'pool'],
} as const satisfies Table;

/** The file formats of a good. */
export const deliverableFile = {
  name: 'deliverable_files',
  label: 'file',
  key: ['deliverable_id', 'position'],
  fields: { seconds: countField('seconds', null, { least: 1, most: 86_400 }) },
  words: {},
  placed: ['file_id', 'name', 'media_type', 'title'],
  parents: [{ table: 'deliverables', column: 'deliverable_id' }],
  gone: 'delete',
} as const satisfies Table;

/** A text in one language. */
export const deliverableText = {
  name: 'deliverable_texts',
  label: 'text',
  key: ['deliverable_id', 'lang'],
  fields: {},
  words: {},
  placed: ['title', 'body'],
  parents: [{ table: 'deliverables', column: 'deliverable_id' }],
  gone: 'delete',
} as const satisfies Table;

const mediaType = v.pipe(
  v.string('a media type'),
  v.regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/, 'a media type such as audio/wav'),
);

/** What a product can deliver, through any of its tariffs or bonuses. */
export const goodSchema = v.variant(
  'kind',
  [
    v.strictObject({ id, kind: v.literal('TEXT'), lesson: goodFields.lesson.schema }),
    v.strictObject({
      id,
      kind: v.literal('FILE'),
      lesson: goodFields.lesson.schema,
      files: v.pipe(
        v.array(
          v.strictObject({
            name: fileName,
            type: v.optional(mediaType),
            seconds: deliverableFile.fields.seconds.schema,
          }),
          'a list of files',
        ),
        v.minLength(1, 'at least one file'),
        v.maxLength(50, 'at most 50 files'),
      ),
    }),
    v.strictObject({ id, kind: v.literal('LINK'), link: goodFields.link.schema }),
    v.strictObject({ id, kind: v.literal('EVENT'), seats: goodFields.seats.schema, dates: datesSchema }),
    v.strictObject({ id, kind: v.literal('LICENCE'), pool: line }),
  ],
  'one of TEXT, FILE, LINK, EVENT, LICENCE',
);
export type Good = v.InferOutput<typeof goodSchema>;
