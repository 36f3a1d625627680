import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/data/requestError';
import { useFormat } from '@/i18n/format';
import { Notice } from '@/ui/Notice';
import styles from '@/features/checkout/form/PayNotices.module.css';
import type { Paying, PayProblem } from '@/features/checkout/form/usePay';
import { useIsOnline } from '@/ui/useIsOnline';
import type { FollowedQuote } from '@/features/checkout/quote/useQuote';

/** Field errors are shown at the field. */
const codeOf = ({ code, fields }: Failure) => (Object.keys(fields).length > 0 ? 'BAD_USER_INPUT' : code);

const isAboutFields = (problem: PayProblem): boolean =>
  problem.kind === 'refused' && Object.keys(problem.failure.fields).length > 0;

function Problem({ problem }: { problem: PayProblem }) {
  const { t } = useTranslation(['payment', 'forms']);
  const { relativeTime } = useFormat();
  if (problem.kind !== 'refused') {
    return (
      <Notice kind="warning" title={t(`payment:problem.${problem.kind}.title`)}>
        <p>{t(`payment:problem.${problem.kind}.text`)}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="error" title={t('payment:problem.refused')}>
      <p>
        {problem.until === undefined
          ? t(`forms:failures.${codeOf(problem.failure)}`)
          : t('forms:rateLimitedUntil', { when: relativeTime(problem.until) })}
      </p>
    </Notice>
  );
}

function PriceChange({ before, quote }: { before: string; quote: NonNullable<FollowedQuote['quote']> }) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const { code } = quote.Currency;
  return (
    <Notice kind="warning" title={t('problem.priceChanged.title')}>
      <p>{t('problem.priceChanged.text', { before: money(before, code), now: money(quote.total, code) })}</p>
    </Notice>
  );
}

/** What blocks the payment, and what that means for the buyer's money. */
export function PayNotices({ paying, price }: { paying: Paying; price: FollowedQuote }) {
  const { t } = useTranslation(['payment', 'forms']);
  const isOnline = useIsOnline();
  const place = useRef<HTMLDivElement>(null);
  const { problem } = paying;
  const { quote, changedFrom, failure } = price;
  const isPriceChange = problem?.kind === 'refused' && problem.failure.code === 'PRICE_CHANGED';
  const isOfflineProblem = problem?.kind === 'offline';

  // A changed price has its own message, and the network may be back by now.
  const isSettled = (isPriceChange && changedFrom !== undefined) || (isOfflineProblem && isOnline);
  const shown = isSettled ? undefined : problem;

  useEffect(() => {
    // A wrong field has the focus already.
    if (problem && !isAboutFields(problem)) place.current?.focus();
  }, [problem]);

  useEffect(() => {
    // Without its message, the place can't keep the focus: back to the button, of which one of two is shown.
    if (!isSettled || !place.current?.contains(document.activeElement)) return;
    for (const button of place.current.closest('form')?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])
      button.focus();
  }, [isSettled]);

  return (
    <div ref={place} tabIndex={-1} className={styles.notices}>
      {!isOnline && !isOfflineProblem && (
        <Notice kind="warning">
          <p>{t('forms:failures.OFFLINE')}</p>
        </Notice>
      )}
      {quote && changedFrom !== undefined && <PriceChange before={changedFrom} quote={quote} />}
      {shown && <Problem problem={shown} />}
      {failure && isOnline && !problem && (
        <Notice kind="warning">
          <p>{t(`forms:failures.${codeOf(failure)}`)}</p>
        </Notice>
      )}
    </div>
  );
}
