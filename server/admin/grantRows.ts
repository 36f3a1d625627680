import type { Kysely, SqlBool, Expression } from 'kysely';
import { fallbackLang, type Lang } from '../../src/shared/languages.ts';
import { localize } from '../catalogue/words.ts';
import type { Database, LocalizedText } from '../database/schema.ts';

/** Grants as the desk shows them: with their title, and when their contents were first opened. */
export async function grantRows(db: Kysely<Database>, which: Expression<SqlBool>, lang: Lang = fallbackLang) {
  const rows = await db
    .selectFrom('grants')
    .leftJoin('products', 'products.id', 'grants.subject')
    .leftJoin('plans', 'plans.id', 'grants.subject')
    .leftJoin('grant_uses', 'grant_uses.grant_id', 'grants.id')
    .selectAll('grants')
    .select(['products.title as product', 'plans.title as plan', 'grant_uses.used_at'])
    .where(which)
    .orderBy('grants.starts_at', 'desc')
    .orderBy('grants.id')
    .limit(500)
    .execute();
  return rows.map((row) => {
    const names: LocalizedText | null = row.kind === 'PLAN' ? row.plan : row.product;
    return { ...row, title: names === null ? row.subject : localize(names, lang) };
  });
}
