import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { takeFocus } from '@/ui/takeFocus';
import type { PreviousAttempt } from '@/features/checkout/checkoutData';
import { providerPage } from '@/lib/providerPage';
import { redirectTo } from '@/lib/redirectTo';
import { orderView } from '@/features/checkout/result/orderView';
import type { Order } from '@/features/checkout/types';

interface PreviousAttemptNoticeProps {
  productId: string;
  before: PreviousAttempt;
  /** Repeats the request that got no response. */
  onFindOut: () => void;
}

function UnfinishedOrder({ productId, order }: { productId: string; order: Order }) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const lang = useLang();
  const view = orderView(order);
  if (view !== 'unconfirmed' && view !== 'processing' && view !== 'declined' && view !== 'unpaid')
    return null;
  const page = view === 'unconfirmed' && providerPage(order.Transaction?.redirectUrl ?? '');
  const words = t(`before.${view}.action`);
  return (
    <Notice
      title={t(`before.${view}.title`)}
      actions={
        page ? (
          <Button onClick={() => redirectTo(page)}>{words}</Button>
        ) : (
          <ButtonLink to={paths.productPayment.href(lang, productId, { order: order.id })}>
            {words}
          </ButtonLink>
        )
      }
    >
      <p>{t(`before.${view}.text`, { amount: money(order.price, order.Currency.code) })}</p>
    </Notice>
  );
}

function Words({ productId, before, onFindOut }: PreviousAttemptNoticeProps) {
  const { t } = useTranslation('payment');
  const { date } = useFormat();
  const lang = useLang();
  if (before.unanswered) {
    return (
      <Notice
        kind="warning"
        title={t('before.unanswered.title')}
        actions={
          <Button onClick={onFindOut}>
            {t(before.chargesWallet ? 'before.unanswered.walletAction' : 'before.unanswered.action')}
          </Button>
        }
      >
        <p>{t(before.chargesWallet ? 'before.unanswered.walletText' : 'before.unanswered.text')}</p>
      </Notice>
    );
  }
  if (before.unfinished) return <UnfinishedOrder productId={productId} order={before.unfinished} />;
  if (!before.paid) return null;
  const textKey = before.paid.Trial ? 'trial' : 'paid';
  return (
    <Notice
      title={t(`before.${textKey}.title`)}
      actions={
        <ButtonLink to={paths.productPayment.href(lang, productId, { order: before.paid.id })}>
          {t(`before.${textKey}.action`)}
        </ButtonLink>
      }
    >
      <p>{t(`before.${textKey}.text`, { date: date(before.paid.paidAt ?? before.paid.createdAt) })}</p>
    </Notice>
  );
}

/**
 * What this browser already did for this product, with the next step. What is unfinished matters more than the form: it
 * takes the focus, also when the buyer goes back from the provider's page.
 */
export function PreviousAttemptNotice(props: PreviousAttemptNoticeProps) {
  const { unanswered, unfinished } = props.before;
  const news = unanswered ? 'unanswered' : unfinished && `${unfinished.id} ${orderView(unfinished)}`;
  return news === undefined ? (
    <Words {...props} />
  ) : (
    <div key={news} ref={takeFocus} tabIndex={-1}>
      <Words {...props} />
    </div>
  );
}
