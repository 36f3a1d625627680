import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';

interface MemberSavingProps {
  saving: string;
  /** ISO 4217. */
  currency: string;
}

/** What a non-member would save as a member, with a link to join. */
export function MemberSaving({ saving, currency }: MemberSavingProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const lang = useLang();
  return (
    <p className="muted small">
      <span>{t('member.saves', { saving: isolate(money(saving, currency)) })}</span>{' '}
      <Link to={`${paths.services.href(lang)}#plans`}>{t('member.join')}</Link>
    </p>
  );
}
