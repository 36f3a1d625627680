import { request } from '@/data/request';
import type { TypedDocumentString } from '@/data/typedDocumentString';
import type { Lang } from '@/shared/languages';

/**
 * Loads data for the owner of a token; undefined if that fails. Loaded once per page visit and kept outside React
 * state, which is discarded when React restarts the initial render.
 */
export function oncePerVisit<Data, Variables>(document: TypedDocumentString<Data, Variables>) {
  let asked: { key: string; answer: Promise<Data | undefined> } | undefined;
  return {
    of(bearer: string, lang: Lang, variables?: Variables): Promise<Data | undefined> {
      const key = JSON.stringify([bearer, lang, variables]);
      if (asked?.key !== key) {
        const answer = request(document, { lang, bearer, ...(variables && { variables }) });
        asked = { key, answer: answer.catch(() => undefined) };
      }
      return asked.answer;
    },
    forget: (): void => {
      asked = undefined;
    },
  };
}
