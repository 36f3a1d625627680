import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { preload, usePreloaded, type Preloaded } from '@/data/account/preload';
import { PresentsReceivedDocument, type PresentsReceivedQuery } from '@/data/generated/presentsReceived';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from '@/features/presents/ReceivedPresents.module.css';

function Received({ answer }: { answer: Preloaded<PresentsReceivedQuery> }) {
  const { t } = useTranslation('presents');
  const result = usePreloaded(answer);
  if (!('data' in result)) return null;
  return result.data.presentsReceived.map(({ id, link, Product, Dream: dream }) => {
    const url = new URL(link ?? '', globalThis.location.origin);
    return (
      <div key={id} className={styles.banner}>
        <Notice
          title={t('received.title')}
          actions={
            <ButtonLink variant="primary" to={url.pathname + url.hash}>
              {t('received.open')}
            </ButtonLink>
          }
        >
          <p>{t('received.text', { title: isolate(Product.title), dream: isolate(dream?.title ?? '') })}</p>
        </Notice>
      </div>
    );
  });
}

/** The gifts that wait for the member's dreams. Queried on each navigation, cache first. */
export function ReceivedPresents() {
  const lang = useLang();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(() => ({
    pathname,
    answer: preload(PresentsReceivedDocument, { lang }),
  }));
  if (asked.pathname !== pathname)
    setAsked({ pathname, answer: preload(PresentsReceivedDocument, { lang }) });
  return (
    <Suspense>
      <Received answer={asked.answer} />
    </Suspense>
  );
}
