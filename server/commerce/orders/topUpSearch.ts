import { languages } from '../../../src/shared/languages.ts';
import { foldedText } from '../../../src/shared/searchKey.ts';
import { messagesFor } from '../../kernel/messages.ts';

/** The names of a top-up in every language: the one shown, and its search terms. */
const names = (): string[] =>
  languages.flatMap(({ prefix }) => {
    const t = messagesFor(prefix, 'payments');
    return [t('topUp'), ...t('topUpWords').split(/\s*[,，،]\s*/)].map(foldedText);
  });

let known: readonly string[] | undefined;

/** Whether a search means top-ups: as with a product's title, their name in any language contains the text. */
export function matchesTopUps(search: string): boolean {
  known ??= names();
  const text = foldedText(search);
  return text !== '' && known.some((name) => name.includes(text));
}
