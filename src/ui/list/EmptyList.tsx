import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';

interface EmptyListProps {
  /** How many entries there are on all pages. */
  total: number;
  /** Whether filters narrow the list down. */
  isFiltered?: boolean;
  /** What to say where nothing fits them, and the address of the whole list. */
  noMatch?: { title: string; text: string; clear: string; to: string };
  /** What to say where there is nothing at all. */
  children: ReactNode;
}

/** A page of a list without entries: past its end, nothing that fits the filters, or nothing at all. */
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
