import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { isCrawler } from '@/lib/crawler';
import { mapNetworkError, PageError } from '@/lib/pageError';
import { product } from '@/shared/product';
import { ButtonLink } from '@/ui/Button';
import styles from '@/layouts/ErrorPage.module.css';

/** The HTTP status that an error stands for; 500 where it has none. */
const statusOf = (error: unknown): number =>
  error instanceof PageError || isRouteErrorResponse(error) ? error.status : 500;

function useMessage(error: unknown): string {
  const { t } = useTranslation('errors');
  if (error instanceof PageError) return t(`messages.${error.reason}`, { path: error.path ?? '' });
  if (isRouteErrorResponse(error))
    return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  return error instanceof Error ? error.message : String(error);
}

/** Says what went wrong and leads back to the start. A crawler gets nothing to index; the error is only logged. */
export function ErrorPage({ error: given }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const { number } = useFormat();
  const error = useMemo(() => mapNetworkError(given), [given]);
  const status = statusOf(error);
  const message = useMessage(error);
  const hidden = isCrawler(navigator.userAgent);

  useEffect(() => {
    // A missing page and a lost connection are no faults of the application's.
    if (hidden || !(error instanceof PageError)) console.error(error);
  }, [hidden, error]);

  if (hidden) return null;
  return (
    <section className={styles.page}>
      <title>{t('pageTitle', { abbreviation: product.abbreviation })}</title>
      <meta name="robots" content="noindex" />
      {status === 404 && (
        <p className={styles.code} aria-hidden="true">
          {number(status)}
        </p>
      )}
      <h1>{status === 404 ? t('notFound.title') : t('code', { status })}</h1>
      <p className={styles.description}>{status === 404 ? t('notFound.description') : t('wrong')}</p>
      <p className={styles.message}>
        <bdi>{message}</bdi>
      </p>
      <ButtonLink variant="primary" to="/" reloadDocument={status !== 404}>
        {t('home')}
      </ButtonLink>
    </section>
  );
}
