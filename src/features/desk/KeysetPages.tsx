import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/ui/Button';

interface KeysetPagesProps {
  label: string;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** The links of a list whose pages follow each other: the next one, and back to the first. */
export function KeysetPages({ label, next }: KeysetPagesProps) {
  const { t } = useTranslation('desk');
  const [search] = useSearchParams();
  const isFirst = !search.has('cursor');
  if (isFirst && next === null) return null;
  const to = (cursor: string | null) => {
    const params = new URLSearchParams(search);
    params.delete('cursor');
    if (cursor !== null) params.set('cursor', cursor);
    return { search: params.toString() };
  };
  return (
    <nav className="cluster centered" aria-label={label}>
      {!isFirst && <ButtonLink to={to(null)}>{t('newest')}</ButtonLink>}
      {next !== null && (
        <ButtonLink to={to(next)} rel="next">
          {t('older')}
        </ButtonLink>
      )}
    </nav>
  );
}
