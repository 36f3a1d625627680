import { useTranslation } from 'react-i18next';
import { titlesOf, type Catalogue } from '@/features/plans/catalogue';
import { useSalePrice } from '@/features/plans/price';
import { shelfOf, titlesByProject, type ShelfItem } from '@/features/plans/shelf';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import type { ProjectId } from '@/shared/projects';

/** An item of the shelf with what is said about it. */
export interface ShelfGood {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly picture: string | null | undefined;
  readonly to: string;
  readonly item: ShelfItem;
}

interface Shelf {
  readonly goods: readonly ShelfGood[];
  /** What the projects have. */
  readonly holdings: ReadonlyMap<ProjectId, string>;
}

/** What the first page shows at a glance: covers with prices, and how much each project has. */
export function useShelf(catalogue: Catalogue | undefined): Shelf {
  const { t } = useTranslation('landing');
  const { money } = useFormat();
  const lang = useLang();
  const offerOf = useSalePrice();
  // Without our calls there are no products to buy.
  if (!catalogue || import.meta.env.VITE_PROVIDER === 'specification')
    return { goods: [], holdings: new Map() };

  const titles = titlesOf(catalogue);
  const priced = titles.filter((title) => offerOf(title).price !== undefined);
  const goodOf = (item: ShelfItem): ShelfGood => {
    if (item.kind === 'study') {
      const { title: name, imageWeb: picture, slug } = item.study;
      const to = paths.research.href(lang, slug);
      return { id: item.id, name, label: t('orrery.read'), picture, to, item };
    }
    const { title: name, imageWeb: picture, slug } = item.product;
    const { price, ...offer } = offerOf(item.product);
    const amount = price ? isolate(money(price.amount, price.currency)) : '';
    const label = 'isFrom' in offer && offer.isFrom ? t('orrery.from', { price: amount }) : amount;
    return { id: item.id, name, label, picture, to: paths.product.href(lang, slug), item };
  };
  const holdings = new Map(
    [...titlesByProject(titles, lang)].map(([id, count]) => [id, t('facts.titles', { count })]),
  );
  const { studies } = catalogue.shop;
  if (studies > 0) holdings.set('science', t('facts.studies', { count: studies }));
  return { goods: shelfOf(priced, catalogue.researches.Researches).map(goodOf), holdings };
}
