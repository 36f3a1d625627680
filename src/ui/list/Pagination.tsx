import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormat } from '@/i18n/format';
import { Link } from '@/ui/Link';
import styles from '@/ui/list/Pagination.module.css';

export interface PaginationProps {
  /** What the pages belong to, for the accessible name of the navigation. */
  label: string;
  /** Starts at 1. */
  page: number;
  totalPages: number;
  /** The id of the list, if it doesn't start at the top of the page. */
  hash?: string;
}

/** The pages to link: first, last, the current one and its neighbors; a gap is 0. */
export function pagesAround(page: number, totalPages: number): number[] {
  const shown = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((n, index) => (index > 0 && n - (pages[index - 1] ?? 0) > 1 ? [0, n] : [n]));
}

/** Page links that set the `page` parameter of the URL and keep the others. */
export function Pagination({ label, page, totalPages, hash }: PaginationProps) {
  const { t } = useTranslation('forms');
  const { number } = useFormat();
  const [search] = useSearchParams();
  if (totalPages <= 1) return null;

  const to = (target: number) => {
    const next = new URLSearchParams(search);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return { search: next.size > 0 ? `?${next}` : '', ...(hash !== undefined && { hash: `#${hash}` }) };
  };

  return (
    <nav className="cluster gap-1 middle centered" aria-label={label}>
      {page > 1 && (
        <Link className={styles.step} to={to(page - 1)} rel="prev" aria-label={t('pagination.previous')}>
          <ChevronLeft className={styles.arrow} size={20} aria-hidden="true" />
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesAround(page, totalPages).map((target, index) => (
          <li key={target === 0 ? `gap-${index}` : target}>
            {target === 0 ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                to={to(target)}
                aria-current={target === page ? 'page' : undefined}
                aria-label={t('pagination.page', { page: number(target) })}
              >
                {number(target)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <Link className={styles.step} to={to(page + 1)} rel="next" aria-label={t('pagination.next')}>
          <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
