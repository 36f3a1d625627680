import { OwnedProductsDocument } from '@/data/generated/public/ownedProducts';
import { OwnPlanDocument } from '@/data/generated/public/ownPlan';
import { request } from '@/data/request';
import type { TypedDocumentString } from '@/data/typedDocumentString';
import type { Lang } from '@/shared/languages';

/**
 * Loads data for the owner of a token; undefined if that fails. Loaded once per page visit and kept outside React
 * state, which is discarded when React restarts the initial render.
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

/** A member's plan. */
export const ownPlan = oncePerVisit(OwnPlanDocument);

/** What a member or guest can open. */
export const ownedProducts = oncePerVisit(OwnedProductsDocument);
