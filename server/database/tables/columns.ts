import type { ColumnType, JSONColumnType } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';

/** Texts by language prefix; `en` always exists and is the fallback for missing languages. */
export type LocalizedText = Readonly<{ en: string } & Partial<Record<Lang, string>>>;

export type Text = JSONColumnType<LocalizedText>;
export type Instant = ColumnType<Date, Date, Date>;
/** A calendar date as `YYYY-MM-DD`. */
export type Day = ColumnType<string, string, string>;
export type Json<T extends object> = ColumnType<T, string, string>;
