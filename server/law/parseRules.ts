import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { ruleFile, type RuleFile } from './ruleFile.ts';

/** A file of rules that can't be used. */
class RulesError extends Error {
  constructor(place: string, problems: readonly string[]) {
    super(`The rules of ${place} can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'RulesError';
  }
}

/** Parses the text of a file of rules; `npm run check` and `catalog check` name the lines too. @throws RulesError */
export function parseRules(place: string, text: string): RuleFile {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false, stringKeys: true });
  const wrong = [...document.errors, ...document.warnings].map(({ message }) => message);
  if (wrong.length > 0) throw new RulesError(place, wrong);
  const parsed = v.safeParse(ruleFile, document.toJS({ maxAliasCount: 0 }));
  if (parsed.success) return parsed.output;
  throw new RulesError(
    place,
    parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: expected ${issue.message}`),
  );
}
