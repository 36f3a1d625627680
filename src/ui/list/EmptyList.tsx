import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';

interface EmptyListProps {
  /** The number of entries on all pages. */
  total: number;
  /** Whether any filters are set. */
  isFiltered?: boolean;
  /** The texts if nothing matches the filters, and the URL of the whole list. */
  noMatch?: { title: string; text: string; clear: string; to: string };
  /** The content if there is nothing at all. */
  children: ReactNode;
}

/** A list page without entries: past the end, no match for the filters, or an empty list. */
export function EmptyList({ total, isFiltered = false, noMatch, children }: EmptyListProps) {
  const { t } = useTranslation('forms');
  const [search] = useSearchParams();
  if (total > 0) {
    const filters = new URLSearchParams(search);
    filters.delete('page');
    return (
      <Empty
        title={t('pagination.noSuchPage.title')}
        action={
          <ButtonLink to={{ search: filters.toString() }}>{t('pagination.noSuchPage.first')}</ButtonLink>
        }
      >
        <p>{t('pagination.noSuchPage.text')}</p>
      </Empty>
    );
  }
  if (!isFiltered || !noMatch) return children;
  return (
    <Empty title={noMatch.title} action={<ButtonLink to={noMatch.to}>{noMatch.clear}</ButtonLink>}>
      <p>{noMatch.text}</p>
    </Empty>
  );
}
