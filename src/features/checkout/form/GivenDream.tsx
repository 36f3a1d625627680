import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { preload, usePreloaded, type Preloaded } from '@/data/account/preload';
import { DreamDocument, type DreamQuery } from '@/data/generated/dreams';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';

function Shown({ answer }: { answer: Preloaded<DreamQuery> }) {
  const { t } = useTranslation('payment');
  const { pathname, search } = useLocation();
  const result = usePreloaded(answer);
  if (!('data' in result)) return null;
  const { dream } = result.data;
  if (dream?.status !== 'OPEN') {
    const other = new URLSearchParams(search);
    other.delete('dream');
    return (
      <Notice kind="warning" actions={<Link to={`${pathname}?${other}`}>{t('present.dream.other')}</Link>}>
        {t('present.dream.gone')}
      </Notice>
    );
  }
  const of = dream.authorName
    ? t('present.dream.of', { name: isolate(dream.authorName) })
    : t('present.dream.anonymous');
  return (
    <Notice kind="info" title={of}>
      <blockquote dir="auto">{dream.title}</blockquote>
      <p>{t('present.dream.text')}</p>
    </Notice>
  );
}

/** The dream that a gift is for, with its owner; or that it can't be given any more. Nothing if it can't be loaded. */
export function GivenDream({ id }: { id: string }) {
  const lang = useLang();
  // Outside of what waits for it, which starts again when it suspends.
  const [answer] = useState(() => preload(DreamDocument, { lang, variables: { id } }));
  return (
    <Suspense>
      <Shown answer={answer} />
    </Suspense>
  );
}
