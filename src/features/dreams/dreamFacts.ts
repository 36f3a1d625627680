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

/**
 * Link to the page of what the dream is about. A plan has none: its owner gets the form that buys it, and nobody else
 * anything.
 */
export function subjectHref(lang: Lang, dream: Dream): string | undefined {
  if (dream.Research) return paths.research.href(lang, dream.Research.slug);
  if (dream.price === null) return undefined;
  if (dream.Product) return paths.product.href(lang, dream.Product.slug);
  return dream.Plan && dream.isOwn ? paths.productPayment.href(lang, dream.Plan.productId) : undefined;
}
