import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Quote } from '@/features/checkout/types';

interface PlanChangeNoticeProps {
  change: NonNullable<Quote['change']>;
}

/** What buying a plan does to the buyer's current one, with a link to the page that changes plans. */
export function PlanChangeNotice({ change }: PlanChangeNoticeProps) {
  const { t } = useTranslation('payment');
  const { date, money } = useFormat();
  const lang = useLang();
  const { kind, Plan, startsAt, endsAt, total, credit, Currency } = change;
  const starts = isolate(date(startsAt));
  if (kind === 'EXTENSION')
    return (
      <Notice title={t('ownPlan.extend.title')}>
        <p>{t('ownPlan.extend.text', { starts, ends: isolate(date(endsAt ?? startsAt)) })}</p>
      </Notice>
    );
  const amounts = { total: money(total, Currency.code), credit: money(credit, Currency.code) };
  return (
    <Notice
      title={t('ownPlan.change.title')}
      actions={<ButtonLink to={paths.subscription.href(lang)}>{t('ownPlan.change.action')}</ButtonLink>}
    >
      <p>
        {kind === 'UPGRADE'
          ? t('ownPlan.change.now', { plan: isolate(Plan.title), ...amounts })
          : t('ownPlan.change.later', { plan: isolate(Plan.title), starts })}
      </p>
    </Notice>
  );
}
