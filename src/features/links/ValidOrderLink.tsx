import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { Outcome } from '@/data/requestError';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useAction } from '@/ui/form/useAction';
import { Notice } from '@/ui/Notice';
import { claimOrder, openedBy, openOrderLink, type OrderLink } from '@/features/links/orderLink';
import { useNameOf, useCurrentUserText } from '@/features/links/useCurrentUserText';
import styles from '@/features/links/links.module.css';

interface ValidOrderLinkProps {
  link: OrderLink;
  code: string;
}

/**
 * Asks for confirmation before a link does anything: moving the purchase to the signed-in account, or else opening it.
 */
export function ValidOrderLink({ link, code }: ValidOrderLinkProps) {
  const { t } = useTranslation('links');
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const account = useSession(({ token, user }) => (token === undefined ? null : user));
  const nameOf = useNameOf();
  const here = useCurrentUserText();
  const email = isolate(link.email);

  const { run, pending, outcome, failure, count } = useAction(
    async (): Promise<Outcome<'claimed' | 'opened'>> => {
      const ended = await (account ? claimOrder(code, lang) : openOrderLink(code, lang));
      // Meanwhile used in another tab or on another device; the page says so.
      if ('failure' in ended && ended.failure.code === 'NOT_FOUND') await revalidate();
      return ended;
    },
    async ({ data }) => {
      if (data === 'opened') await navigate(openedBy(link, lang), { replace: true });
    },
  );

  if (outcome && 'data' in outcome && outcome.data === 'claimed')
    return (
      <Notice
        kind="success"
        title={t('order.claim.doneTitle')}
        actions={
          <ButtonLink variant="primary" to={paths.purchases.href(lang)}>
            {t('order.claim.doneAction')}
          </ButtonLink>
        }
      >
        <p>{t('order.claim.doneText', { email })}</p>
      </Notice>
    );
  return (
    <div className={styles.text}>
      <p>{t('order.text', { product: isolate(link.productTitle), email })}</p>
      {account ? (
        <p>{t('order.claim.text', { account: nameOf(account), email })}</p>
      ) : (
        <>
          {here && <p>{here}</p>}
          <p>{t('ask.caution')}</p>
        </>
      )}
      {failure && <FailureNotice key={count} failure={failure} />}
      <div className="cluster">
        <Button variant="primary" pending={pending} onClick={() => void run()}>
          {t(account ? 'order.claim.submit' : 'order.open')}
        </Button>
        <ButtonLink to={account ? paths.profile.href(lang) : paths.landing.href(lang)}>
          {t('order.leave')}
        </ButtonLink>
      </div>
    </div>
  );
}
