import { useTranslation } from 'react-i18next';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';

/** Empty state of a page of wallet entries: there are none at all, or the page is past the end. */
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
