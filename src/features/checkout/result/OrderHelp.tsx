import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { RefundRequestDocument } from '@/data/generated/checkout';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { Dialog } from '@/ui/Dialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { useAction } from '@/ui/form/useAction';
import type { Order } from '@/features/checkout/types';

interface OrderHelpProps {
  order: Order;
  /** Called with the updated order after a refund request. */
  onChange: (order: Order) => void;
}

/** What the law lets a buyer declare without logging in, with the order's number filled in. */
function ContractLinks({ order }: Pick<OrderHelpProps, 'order'>) {
  const { t } = useTranslation('common');
  const lang = useLang();
  const { number, status, purpose, Products, RefundRight: right } = order;
  if (import.meta.env.VITE_PROVIDER === 'specification' || status !== 'PAID') return null;
  const isPlan = purpose !== 'PRESENT' && Products.some(({ Plan }) => Plan);
  return (
    <>
      {right && <ButtonLink to={paths.withdraw.href(lang, { number })}>{t('legal.withdraw')}</ButtonLink>}
      {isPlan && <ButtonLink to={paths.cancel.href(lang, { number })}>{t('legal.cancel')}</ButtonLink>}
    </>
  );
}

/** Requesting a refund, its outcome, and contacting support. */
export function OrderHelp({ order, onChange }: OrderHelpProps) {
  const { t } = useTranslation(['payment', 'common']);
  const { date, money } = useFormat();
  const lang = useLang();
  const [isAsking, setAsking] = useState(false);
  const { RefundRight: right, RefundRequest: asked, status, purpose } = order;
  const { run, pending, outcome, failure, count } = useAction(
    () => mutate(RefundRequestDocument, { lang, variables: { orderId: order.id } }),
    ({ data }) => {
      setAsking(false);
      onChange(data.refundRequest);
    },
  );
  const answer = useRef<HTMLParagraphElement>(null);
  const isRequested = outcome && 'data' in outcome && outcome.data.refundRequest.status === 'PAID';
  // The buttons are gone. After a refund at once, the page's heading takes the focus instead.
  useEffect(() => {
    if (isRequested) answer.current?.focus();
  }, [isRequested]);
  const amount = isolate(money(order.price, order.Currency.code));
  const text = () => {
    if (status === 'PAID' && asked?.state === 'OPEN')
      return t('payment:help.open', { date: isolate(date(asked.createdAt)) });
    if (status === 'PAID' && asked?.state === 'DECLINED') return t('payment:help.declined');
    return right ? t('payment:help.until', { date: isolate(date(right.until)) }) : t('payment:help.text');
  };
  const words = (isAutomatic: boolean) => {
    if (!isAutomatic) return t('payment:help.decided');
    return t(purpose === 'PRESENT' ? 'payment:help.automaticPresent' : 'payment:help.automatic', { amount });
  };
  return (
    <div>
      <Card title={t('payment:help.title')} tone="sunken">
        <div className="grid gap-3">
          <p ref={answer} tabIndex={-1} role="status">
            {text()}
          </p>
          <div className="cluster">
            {right && !asked && <Button onClick={() => setAsking(true)}>{t('payment:help.ask')}</Button>}
            <ButtonLink variant="quiet" to={`${paths.about.href(lang)}#contact`}>
              {t('payment:help.write')}
            </ButtonLink>
            <ContractLinks order={order} />
          </div>
        </div>
      </Card>
      {right && !asked && (
        <Dialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('payment:help.ask')}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('payment:help.cancel')}</Button>
              <Button variant="primary" pending={pending} onClick={() => void run()}>
                {right.isAutomatic ? t('payment:help.refund', { amount }) : t('payment:help.send')}
              </Button>
            </>
          }
        >
          {failure && <FailureNotice key={count} failure={failure} />}
          <p>{words(right.isAutomatic)}</p>
        </Dialog>
      )}
    </div>
  );
}
