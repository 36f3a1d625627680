import { languages } from '../../../src/shared/languages.ts';
import { messagesFor } from '../../kernel/messages.ts';

/** The names of a top-up in every language: the shown one, and those it is searched by. */
const names = (): string[] =>
  languages.flatMap(({ prefix }) => {
    const t = messagesFor(prefix, 'payments');
    return [t('topUp'), ...t('topUpWords').split(/\s*[,，،]\s*/)].map((name) => name.toLowerCase());
  });

let known: readonly string[] | undefined;

/** Whether a search means top-ups: its text is a part of what one is called in any language, as with a product's title. */
export function matchesTopUps(search: string): boolean {
  known ??= names();
  const text = search.toLowerCase();
  return known.some((name) => name.includes(text));
}
