import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';

interface NoPaymentsProps {
  /** How many payments fit the filters on all pages. */
  total?: number;
  isFiltered?: boolean;
}

/** The empty list of payments. */
export function NoPayments({ total = 0, isFiltered = false }: NoPaymentsProps) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  return (
    <EmptyList
      total={total}
      isFiltered={isFiltered}
      noMatch={{
        title: t('payments.noMatch.title'),
        text: t('payments.noMatch.text'),
        clear: t('payments.noMatch.all'),
        to: paths.payments.href(lang),
      }}
    >
      <Empty title={t('payments.empty.title')}>
        <p>{t('payments.empty.text')}</p>
      </Empty>
    </EmptyList>
  );
}
