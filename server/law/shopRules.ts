import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { parseRules } from './parseRules.ts';
import type { RuleFile } from './ruleFile.ts';

const parsed = new Map<string, RuleFile>();

/** A stored file; its text never changes what it means, so it is parsed once. */
function parsedOnce(place: string, text: string): RuleFile {
  const known = parsed.get(text);
  if (known) return known;
  const file = parseRules(place, text);
  parsed.set(text, file);
  return file;
}

/** The files of rules that the shop has of its own (`catalog apply`), by place. */
export async function shopRules(db: Kysely<Database>): Promise<ReadonlyMap<string, RuleFile>> {
  const rows = await db.selectFrom('shop_rules').selectAll().execute();
  return new Map(rows.map(({ id, text }) => [id, parsedOnce(id, text)]));
}
