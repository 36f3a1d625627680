import type { ColumnType, JSONColumnType } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';

/** Words by language prefix; `en` is always there and serves where a language is missing. */
export type LocalizedText = Readonly<{ en: string } & Partial<Record<Lang, string>>>;

export type Text = JSONColumnType<LocalizedText>;
export type Instant = ColumnType<Date, Date, Date>;
/** A calendar day as `YYYY-MM-DD`. */
export type Day = ColumnType<string, string, string>;
export type Json<T extends object> = ColumnType<T, string, string>;
