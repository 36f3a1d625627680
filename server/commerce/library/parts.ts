import path from 'node:path';
import { fallbackLang, isLang } from '../../../src/shared/languages.ts';
import type { LocalizedText } from '../../database/tables/columns.ts';
import type { Deliverable, DeliverableFile } from './deliverables.ts';
import type { Item } from './item.ts';
import { minutesOf } from './readingTime.ts';

/** Something that is read, heard or seen to its end: a text, a recording, or one of the lessons in a good. */
export interface Part {
  /** Empty for all of the deliverable; otherwise the name that the files of a lesson share. */
  readonly part: string;
  /** Null for all of the deliverable, which has its own title. */
  readonly title: LocalizedText | null;
  readonly isLesson: boolean;
  /** How long it takes; null if unknown. */
  readonly seconds: number | null;
  /** In its formats; none for a text. */
  readonly files: readonly DeliverableFile[];
}

/** A part with the deliverable and the item it belongs to. */
export interface ListedPart extends Part {
  readonly deliverable: Deliverable & { readonly item: Item };
}

type Good = Pick<Deliverable, 'kind' | 'lesson' | 'texts' | 'files'>;

const isPlayable = ({ mediaType }: DeliverableFile): boolean => /^(?:audio|video)\//.test(mediaType);

/** `02-the-mirror` is called “The mirror” if the catalog has no title for it. */
const titleOf = (stem: string): string => {
  const words = stem.replace(/^[\d\s._-]+(?=\p{L})/u, '').replaceAll(/[_-]+/gu, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Files with the same name are formats of one lesson. */
function lessonsIn(files: readonly DeliverableFile[]): Part[] {
  const byStem = Map.groupBy(files, ({ name }) => path.parse(name).name);
  return [...byStem].map(([part, formats]) => ({
    part,
    title: formats.find(({ title }) => title !== null)?.title ?? { en: titleOf(part) },
    isLesson: true,
    seconds: formats.find(({ seconds }) => seconds !== null)?.seconds ?? null,
    files: formats,
  }));
}

/** Whether a good has several files of one format: then they are lessons, not formats of the same. */
const hasLessons = (files: readonly DeliverableFile[]): boolean =>
  new Set(files.map(({ name }) => path.extname(name).toLowerCase())).size < files.length;

/** What can be read, heard or seen to its end in a good, in order; nothing for what is only downloaded or visited. */
export function partsOf(
  { kind, lesson: isLesson, texts, files }: Good,
  lang: string | null | undefined,
): Part[] {
  const reader = isLang(lang) ? lang : fallbackLang;
  const whole = { part: '', title: null, isLesson, files };
  if (kind === 'TEXT') return [{ ...whole, seconds: (minutesOf({ texts }, reader, fallbackLang) ?? 1) * 60 }];
  if (kind !== 'FILE') return [];
  if (hasLessons(files)) return lessonsIn(files);
  const seconds = files.find((file) => file.seconds !== null)?.seconds ?? null;
  return isLesson || files.some(isPlayable) ? [{ ...whole, seconds }] : [];
}
