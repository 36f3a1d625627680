import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';

interface EmptyWalletListProps {
  list: 'payments' | 'purchases';
  /** Number of matching entries across all pages. */
  total?: number;
  isFiltered?: boolean;
}

/** Empty state of the lists of payments and purchases. */
export function EmptyWalletList({ list, total = 0, isFiltered = false }: EmptyWalletListProps) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  return (
    <EmptyList
      total={total}
      isFiltered={isFiltered}
      noMatch={{
        title: t(`${list}.noMatch.title`),
        text: t(`${list}.noMatch.text`),
        clear: t(`${list}.noMatch.reset`),
        to: paths[list].href(lang),
      }}
    >
      <Empty
        title={t(`${list}.empty.title`)}
        action={
          list === 'purchases' && (
            <ButtonLink variant="primary" to={paths.products.href(lang)}>
              {t('purchases.empty.toProducts')}
            </ButtonLink>
          )
        }
      >
        <p>{t(`${list}.empty.text`)}</p>
      </Empty>
    </EmptyList>
  );
}
