import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Quote } from '@/features/checkout/types';

interface OwnedNoticeProps {
  owned: NonNullable<Quote['owned']>;
  isSignedIn: boolean;
}

/** Says that the buyer already owns it and what buying it again would mean, with a link to it. */
export function OwnedNotice({ owned, isSignedIn }: OwnedNoticeProps) {
  const { t } = useTranslation('payment');
  const { date } = useFormat();
  const lang = useLang();
  const { kind, availableTo, itemId, canBuy } = owned;
  const until = availableTo === null ? undefined : isolate(date(availableTo));
  const text = () => {
    if (kind === 'PURCHASED' && !canBuy) return t('owned.PURCHASED.textForGood');
    if (kind === 'PURCHASED' || kind === 'ACTIVATED')
      return until ? t(`owned.${kind}.textUntil`, { date: until }) : t(`owned.${kind}.text`);
    if (kind === 'WAITING') return t('owned.WAITING.text', { date: until ?? '' });
    return t(`owned.${kind}.text`);
  };
  const wayOn = () => {
    if (itemId !== null)
      return (
        <ButtonLink to={(isSignedIn ? paths.libraryItem : paths.guestItem).href(lang, itemId)}>
          {t('waysOn.open')}
        </ButtonLink>
      );
    if (kind === 'BOUGHT_AS_GUEST')
      return <ButtonLink to={paths.purchases.href(lang)}>{t('waysOn.purchases')}</ButtonLink>;
    return (
      <ButtonLink to={paths.subscription.href(lang)}>
        {kind === 'INCLUDED' ? t('owned.INCLUDED.action') : t('waysOn.subscription')}
      </ButtonLink>
    );
  };
  return (
    <Notice
      title={kind === 'OTHER_PLAN' ? t('ownPlan.change.title') : t(`owned.${kind}.title`)}
      actions={wayOn()}
    >
      <p>{text()}</p>
    </Notice>
  );
}
