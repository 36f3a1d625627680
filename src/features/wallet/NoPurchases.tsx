import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';

interface NoPurchasesProps {
  /** How many purchases fit the filters on all pages. */
  total?: number;
  isFiltered?: boolean;
}

/** The empty list of purchases. */
export function NoPurchases({ total = 0, isFiltered = false }: NoPurchasesProps) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  return (
    <EmptyList
      total={total}
      isFiltered={isFiltered}
      noMatch={{
        title: t('purchases.noMatch.title'),
        text: t('purchases.noMatch.text'),
        clear: t('purchases.noMatch.reset'),
        to: paths.purchases.href(lang),
      }}
    >
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
    </EmptyList>
  );
}
