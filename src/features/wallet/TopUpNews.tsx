import { useTranslation } from 'react-i18next';
import type { FollowedTopUpFragment } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { redirectTo } from '@/lib/redirectTo';
import { providerPage } from '@/lib/providerPage';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { takeFocus } from '@/ui/takeFocus';
import { useFollowedTopUp } from '@/features/wallet/useFollowedTopUp';

/** Message key for each state of a top-up. */
const newsOf = {
  PENDING: 'unconfirmed',
  PROCESSING: 'processing',
  SUCCEEDED: 'arrived',
  FAILED: 'declined',
  EXPIRED: 'expired',
  PARTIALLY_REFUNDED: 'arrived',
  REFUNDED: 'returned',
  CHARGED_BACK: 'returned',
} as const satisfies Record<FollowedTopUpFragment['status'], string>;

const kinds = {
  unconfirmed: 'info',
  processing: 'info',
  arrived: 'success',
  declined: 'warning',
  expired: 'warning',
  returned: 'info',
} as const;

/** The state of the top-up started in this tab, refreshed automatically. */
export function TopUpNews({ topUp: opening }: { topUp: FollowedTopUpFragment }) {
  const { t } = useTranslation('wallet');
  const { money } = useFormat();
  const lang = useLang();
  const topUp = useFollowedTopUp(opening);
  const news = newsOf[topUp.status];
  const amount = isolate(money(topUp.amount, topUp.Currency.code));
  const page = topUp.redirectUrl === null ? undefined : providerPage(topUp.redirectUrl);
  const actions =
    news === 'unconfirmed' && page !== undefined ? (
      <Button onClick={() => redirectTo(page)}>{t('topUp.news.goOn')}</Button>
    ) : news === 'arrived' ? (
      <ButtonLink to={paths.receipt.href(lang, topUp.id)}>{t('topUp.news.receipt')}</ButtonLink>
    ) : undefined;
  return (
    <div key={news} ref={takeFocus} tabIndex={-1}>
      <Notice kind={kinds[news]} title={t(`topUp.news.${news}.title`)} actions={actions}>
        <p>{t(`topUp.news.${news}.text`, { amount })}</p>
      </Notice>
    </div>
  );
}
