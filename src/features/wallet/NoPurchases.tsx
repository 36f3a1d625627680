import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { isFiltered, type PurchaseSearch } from '@/features/wallet/purchaseSearch';

interface NoPurchasesProps {
  search: PurchaseSearch;
  /** How many purchases fit the filters on all pages. */
  total: number;
}

/** Stands where the list would: nothing bought, nothing that fits, or a page past the end. */
export function NoPurchases({ search, total }: NoPurchasesProps) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  if (total > 0) {
    return (
      <Empty
        title={t('purchases.noSuchPage.title')}
        action={<ButtonLink to={paths.purchases.href(lang)}>{t('purchases.noSuchPage.first')}</ButtonLink>}
      >
        <p>{t('purchases.noSuchPage.text')}</p>
      </Empty>
    );
  }
  if (isFiltered(search)) {
    return (
      <Empty
        title={t('purchases.noMatch.title')}
        action={<ButtonLink to={paths.purchases.href(lang)}>{t('purchases.noMatch.reset')}</ButtonLink>}
      >
        <p>{t('purchases.noMatch.text')}</p>
      </Empty>
    );
  }
  return (
    <Empty
      title={t('purchases.empty.title')}
      action={
        <ButtonLink variant="primary" to={`${paths.landing.href(lang)}#catalogue`}>
          {t('purchases.empty.toProducts')}
        </ButtonLink>
      }
    >
      <p>{t('purchases.empty.text')}</p>
    </Empty>
  );
}
