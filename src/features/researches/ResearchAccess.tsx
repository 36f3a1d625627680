import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await, useRevalidator } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { useHydrated } from '@/ui/useHydrated';
import button from '@/ui/Button.module.css';
import { safeHref } from '@/ui/safeHref';
import styles from '@/features/researches/ResearchAccess.module.css';

interface ResearchAccessProps {
  /** The file available to everyone. */
  file: string | null;
  /** The file available to the current user; undefined without a session. */
  own: Promise<string | null> | undefined;
  /** Shown to those without access: prices and links to buy it. */
  offer: ReactNode;
}

/** File URLs are valid for ten minutes; they are renewed before that. In milliseconds. */
const renewAfterMs = 8 * 60_000;

function Download({ href }: { href: string }) {
  const { t } = useTranslation('projectScience');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, renewAfterMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <p>{t('access.ready')}</p>
      <a
        className={`${button.button} ${button.primary} ${button.wide}`}
        href={href}
        rel="noopener noreferrer"
      >
        {t('access.download')}
      </a>
    </>
  );
}

function Unchecked({ offer }: { offer: ReactNode }) {
  const { t } = useTranslation('projectScience');
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <p role="alert">{t('access.failed')}</p>
      <Button pending={state === 'loading'} onClick={() => void revalidate()}>
        {t('access.retry')}
      </Button>
      {offer}
    </>
  );
}

function Checking() {
  const { t } = useTranslation('projectScience');
  return (
    <p className={styles.checking} role="status">
      {t('access.checking')}
    </p>
  );
}

/** The download for those with access, the offer for everyone else. The first render doesn't know the user. */
export function ResearchAccess({ file, own, offer }: ResearchAccessProps) {
  const { t } = useTranslation('projectScience');
  const isHydrated = useHydrated();
  const show = (found: string | null) => {
    const href = safeHref(found);
    return href === undefined ? offer : <Download href={href} />;
  };
  return (
    <Card title={t('access.title')}>
      <div className={styles.access}>
        {isHydrated && own ? (
          <Suspense fallback={<Checking />}>
            <Await resolve={own} errorElement={<Unchecked offer={offer} />}>
              {show}
            </Await>
          </Suspense>
        ) : (
          show(file)
        )}
      </div>
    </Card>
  );
}
