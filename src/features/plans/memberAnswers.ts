import { OwnedProductsDocument } from '@/data/generated/public/ownedProducts';
import { OwnPlanDocument } from '@/data/generated/public/ownPlan';
import { request } from '@/data/request';
import type { TypedDocumentString } from '@/data/typedDocumentString';
import type { Lang } from '@/shared/languages';

/**
 * Asks for something of the owner of a token; undefined where it cannot be known. Asked once a visit of the page, outside
 * of its state: React drops that when it begins the first render anew.
 */
function oncePerVisit<Data>(document: TypedDocumentString<Data, Record<string, never>>) {
  let asked: { bearer: string; answer: Promise<Data | undefined> } | undefined;
  return {
    of(bearer: string, lang: Lang): Promise<Data | undefined> {
      if (asked?.bearer !== bearer)
        asked = { bearer, answer: request(document, { lang, bearer }).catch(() => undefined) };
      return asked.answer;
    },
    forget: (): void => {
      asked = undefined;
    },
  };
}

/** The plan of a member. */
export const ownPlan = oncePerVisit(OwnPlanDocument);

/** What a member or a guest can open. */
export const ownedProducts = oncePerVisit(OwnedProductsDocument);
