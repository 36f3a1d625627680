import type { DreamCardFragment } from '@/data/generated/dreams';
import type { DreamSubject } from '@/session/deviceDreams';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';

export type Dream = DreamCardFragment;

/** What a dream is about, if anything. */
export function subjectOf({ Product, Plan, Research }: Dream): DreamSubject | null {
  if (Product) return { kind: 'product', id: Product.id, title: Product.title };
  if (Plan) return { kind: 'plan', id: Plan.id, title: Plan.title };
  if (Research) return { kind: 'research', id: Research.id, title: Research.title };
  return null;
}

/** The product to pay for, if what the dream is about can be bought. */
export function productIdOf({ Product, Plan, Research, price }: Dream): string | undefined {
  return price === null ? undefined : (Product?.id ?? Plan?.productId ?? Research?.Product?.id);
}

/** Link to what the dream is about: a study has its own page, anything else links to its payment page. */
export function subjectHref(lang: Lang, dream: Dream): string | undefined {
  if (dream.Research) return paths.research.href(lang, dream.Research.slug);
  const productId = productIdOf(dream);
  return productId === undefined ? undefined : paths.productPayment.href(lang, productId);
}
