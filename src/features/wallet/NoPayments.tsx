import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { isFiltered, type PaymentSearch } from '@/features/wallet/paymentSearch';

interface NoPaymentsProps {
  search: PaymentSearch;
  /** How many payments fit the filters on all pages. */
  total: number;
}

/** Stands where the list would: nothing paid, nothing that fits, or a page past the end. */
export function NoPayments({ search, total }: NoPaymentsProps) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  const why = total > 0 ? 'noSuchPage' : isFiltered(search) ? 'noMatch' : undefined;
  if (why === undefined)
    return (
      <Empty title={t('payments.empty.title')}>
        <p>{t('payments.empty.text')}</p>
      </Empty>
    );
  return (
    <Empty
      title={t(`payments.${why}.title`)}
      action={<ButtonLink to={paths.payments.href(lang)}>{t(`payments.${why}.all`)}</ButtonLink>}
    >
      <p>{t(`payments.${why}.text`)}</p>
    </Empty>
  );
}
