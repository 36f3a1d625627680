import type { ContentItem, ProductPage, Tariff } from '@/features/product/product';

/** Something that a product's options contain, with the options that do. */
export interface Content {
  readonly item: ContentItem;
  readonly tariffIds: readonly string[];
}

/** Everything that a product's options contain, once, in the order of the options. Each has its own copy of an item. */
export function contentsOf({ Contents: contents }: ProductPage, tariffs: readonly Tariff[]): Content[] {
  const byTitle = new Map<string, Content>();
  for (const { id } of tariffs) {
    for (const item of contents.find(({ tariffId }) => tariffId === id)?.Items ?? []) {
      const known = byTitle.get(item.title) ?? { item, tariffIds: [] };
      byTitle.set(item.title, { ...known, tariffIds: [...known.tariffIds, id] });
    }
  }
  return [...byTitle.values()];
}
