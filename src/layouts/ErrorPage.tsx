import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages } from '@/i18n/loadMessages';
import { useFormat } from '@/i18n/format';
import { rememberLang, useLang } from '@/i18n/lang';
import { kindOf, statusOf, technicalMessage, useErrorMessage } from '@/layouts/errorTexts';
import { isNetworkFailure } from '@/data/requestError';
import { OfflinePages } from '@/features/account/OfflinePages';
import { useRetry } from '@/layouts/useRetry';
import { isChunkError } from '@/lib/chunks';
import { isCrawler } from '@/lib/crawler';
import { NetworkError, PageError } from '@/lib/pageError';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { Button, ButtonLink } from '@/ui/Button';
import { Has } from '@/ui/Has';
import { Ours } from '@/ui/Ours';
import { useIsOnline } from '@/ui/useIsOnline';
import english from '../../locales/en/errors.json';
import styles from '@/layouts/ErrorPage.module.css';

// The page has English texts as soon as its code is loaded, even if those of its language can't be loaded.
addMessages('en', { errors: english });

/** Whether a `fetch` failed; each browser has its own message for it. */
const isFailedFetch = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Normalizes a lost connection to a `NetworkError`; returns anything else unchanged. */
function pageErrorOf(given: unknown): unknown {
  if (isChunkError(given)) return given;
  return isNetworkFailure(given) || isFailedFetch(given) ? new NetworkError(given) : given;
}

/**
 * Says what went wrong and links back to the home page; a page that the network held up loads on its own once it can.
 * Crawlers get nothing to index; the error is only logged. What a server wrote is never shown, only logged.
 */
export function ErrorPage({ error: given }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const lang = useLang();
  const { number } = useFormat();
  const error = useMemo(() => pageErrorOf(given), [given]);
  const hidden = isCrawler(navigator.userAgent);
  const kind = kindOf(error, useIsOnline());
  const isWaiting = kind === 'offline' || kind === 'unreachable';
  const { isAsking, retry } = useRetry(isWaiting && !hidden);
  const title = t(`${kind}.title`);
  const message = useErrorMessage()(error);
  const technical = technicalMessage(error);
  const status = statusOf(error);

  useEffect(() => {
    // A missing page or a lost connection isn't a bug in the application.
    if (hidden || !(error instanceof PageError)) console.error(error);
  }, [hidden, error]);

  if (hidden) return null;
  return (
    <section className={styles.page}>
      <title>{t('pageTitle', { abbreviation: product.abbreviation })}</title>
      <meta name="robots" content="noindex" />
      {kind === 'notFound' && (
        <p className={styles.code} aria-hidden="true">
          {number(status)}
        </p>
      )}
      <h1>{title}</h1>
      {kind !== 'notFound' && <p className={styles.description}>{t('wrong')}</p>}
      <p className={styles.description}>{t(`${kind}.description`)}</p>
      {/* The heading may already say the same. */}
      {message !== title && (
        <div className={styles.message}>
          {kind !== 'notFound' && <p className={styles.status}>{t('code', { status })}</p>}
          <p>
            <bdi>{message}</bdi>
          </p>
          {technical !== undefined && (
            <p lang="en" dir="ltr">
              <code>{technical}</code>
            </p>
          )}
        </div>
      )}
      <div className={styles.actions}>
        {kind !== 'notFound' && (
          <Button variant="primary" pending={isAsking} onClick={() => void retry()}>
            {t('retry')}
          </Button>
        )}
        <ButtonLink
          variant={kind === 'notFound' ? 'primary' : 'quiet'}
          to="/"
          // `/` has no language of its own, so it uses that of the page that failed.
          onClick={() => rememberLang(lang)}
          reloadDocument={kind === 'failed'}
        >
          {t('home')}
        </ButtonLink>
        {kind === 'notFound' && (
          <Ours>
            <Has part="titles">
              <ButtonLink to={paths.products.href(lang)}>{t('catalog')}</ButtonLink>
            </Has>
          </Ours>
        )}
      </div>
      {isWaiting && <OfflinePages />}
    </section>
  );
}
