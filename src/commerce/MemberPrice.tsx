import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { ShownPrice } from '@/commerce/price';

/** What members pay, behind the price for everybody; nothing where that is not less. */
export function MemberPrice({ price: { member, currency } }: { price: ShownPrice }) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  return member && <small> · {t('price.forMembers', { price: isolate(money(member, currency)) })}</small>;
}
