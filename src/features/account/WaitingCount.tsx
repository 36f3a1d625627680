import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { apollo } from '@/data/account/client';
import { preload, usePreloaded, type Preloaded } from '@/data/account/preload';
import { WaitingDocument, type WaitingQuery } from '@/data/generated/account';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/account/WaitingCount.module.css';

interface CountProps {
  /** Which page's items to count; all of them by default. */
  of?: Exclude<keyof WaitingQuery['waiting'], '__typename'> | undefined;
}

function Count({ of, answer }: CountProps & { answer: Preloaded<WaitingQuery> }) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const result = usePreloaded(answer);
  if (!('data' in result)) return null;
  const { payments, presents, subscription } = result.data.waiting;
  const count = of === undefined ? payments + presents + subscription : result.data.waiting[of];
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{` ${t('nav.waiting', { count })}`}</VisuallyHidden>
    </span>
  );
}

let asked: { key: string; client: ReturnType<typeof apollo>; answer: Preloaded<WaitingQuery> } | undefined;

/** The answer that all counts of a page share. Another session or language has another client. */
function waitingAt(key: string, lang: Lang): Preloaded<WaitingQuery> {
  const client = apollo(lang);
  if (asked?.key !== key || asked.client !== client)
    asked = { key, client, answer: preload(WaitingDocument, { lang }) };
  return asked.answer;
}

/** How many items need attention on one account page, or on all of them. Queried on each navigation, cache first. */
export function WaitingCount({ of }: CountProps) {
  const lang = useLang();
  const { key } = useLocation();
  return (
    <Suspense>
      <Count of={of} answer={waitingAt(key, lang)} />
    </Suspense>
  );
}
