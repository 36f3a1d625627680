import { useTranslation } from 'react-i18next';
import { titlesOf, type Catalogue } from '@/features/plans/catalogue';
import { ProductCards } from '@/features/plans/ProductCards';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';

/** How many titles are shown; the catalog has all of them. */
const shown = 6;

/** The first titles of the shop, and the way to all. Plans are products too, but they are listed among the plans. */
export function FirstTitles({ products }: Pick<Catalogue, 'products'>) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const titles = titlesOf({ products });
  return (
    <div className="stack gap-4">
      <ProductCards products={titles.slice(0, shown)} />
      {titles.length > shown && (
        <div>
          <ButtonLink to={paths.products.href(lang)}>{t('hero.catalogue')}</ButtonLink>
        </div>
      )}
    </div>
  );
}
