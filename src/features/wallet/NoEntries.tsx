import { useTranslation } from 'react-i18next';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';

/** A page of the wallet's entries that has none: there are no others before it, or it is past their end. */
export function NoEntries({ page }: { page: number }) {
  const { t } = useTranslation('wallet');
  return (
    <EmptyList total={page - 1}>
      <Empty title={t('front.entries.empty.title')}>
        <p>{t('front.entries.empty.text')}</p>
      </Empty>
    </EmptyList>
  );
}
