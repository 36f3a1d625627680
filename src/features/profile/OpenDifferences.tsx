import { useTranslation } from 'react-i18next';
import type { OpenDifferenceFactsFragment } from '@/data/generated/account';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/**
 * What is no longer paid for in full because a payment was taken back, what happens then, and where the difference can
 * be paid. Needs the namespace `profile`.
 */
export function OpenDifferences({ differences }: { differences: readonly OpenDifferenceFactsFragment[] }) {
  const { t } = useTranslation('profile');
  const { money, date } = useFormat();
  const lang = useLang();
  return differences.map(({ id, Product, amount, Currency, payBy, isShortened }) => (
    <Notice
      key={id}
      kind="warning"
      title={t('difference.title', { title: isolate(Product.title) })}
      actions={
        <ButtonLink variant="primary" to={paths.payments.href(lang)}>
          {t('difference.pay')}
        </ButtonLink>
      }
    >
      <p>{t('difference.text')}</p>
      <p>
        <span>
          {t('difference.due', {
            amount: isolate(money(amount, Currency.code)),
            date: isolate(date(payBy)),
          })}
        </span>{' '}
        <span>{isShortened ? t('difference.shortened') : t('difference.ends')}</span>
      </p>
    </Notice>
  ));
}
