import type { DreamCardFragment } from '@/data/generated/dreams';
import type { DreamSubject } from '@/session/deviceDreams';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';

export type Dream = DreamCardFragment;

/** What a dream points at, if anything. */
export function subjectOf({ Product, Plan, Research }: Dream): DreamSubject | null {
  if (Product) return { kind: 'product', id: Product.id, title: Product.title };
  if (Plan) return { kind: 'plan', id: Plan.id, title: Plan.title };
  if (Research) return { kind: 'research', id: Research.id, title: Research.title };
  return null;
}

/** The product to be paid for, where what it points at can be bought. */
export function productIdOf({ Product, Plan, Research, price }: Dream): string | undefined {
  return price === null ? undefined : (Product?.id ?? Plan?.productId ?? Research?.Product?.id);
}

/** Where to look at what it points at: a research has a page, anything else is shown where it is paid for. */
export function subjectHref(lang: Lang, dream: Dream): string | undefined {
  if (dream.Research) return paths.research.href(lang, dream.Research.slug);
  const productId = productIdOf(dream);
  return productId === undefined ? undefined : paths.productPayment.href(lang, productId);
}
