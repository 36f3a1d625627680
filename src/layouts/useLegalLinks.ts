import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';

interface LegalLink {
  readonly to: string;
  readonly name: string;
}

/** What the law wants in reach of every page; a provider of the specification has none of it. */
export function useLegalLinks(): readonly LegalLink[] {
  const { t } = useTranslation('common');
  const lang = useLang();
  if (import.meta.env.VITE_PROVIDER === 'specification') return [];
  return [
    { to: paths.imprint.href(lang), name: t('nav.imprint') },
    { to: paths.offer.href(lang), name: t('nav.offer') },
    { to: paths.privacy.href(lang), name: t('nav.privacy') },
    { to: paths.withdrawal.href(lang), name: t('nav.withdrawal') },
    { to: paths.accessibility.href(lang), name: t('nav.accessibility') },
    { to: paths.withdraw.href(lang), name: t('legal.withdraw') },
    { to: paths.cancel.href(lang), name: t('legal.cancel') },
  ];
}
