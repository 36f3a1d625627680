import { useTranslation } from 'react-i18next';
import { rememberLang, useLang } from '@/i18n/lang';
import { isSiteLang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';

interface SavedNoticeProps {
  /** The newly chosen language, if it was changed. */
  language: { readonly code: string; readonly nativeName: string } | undefined;
}

/** Confirms that everything is saved, and offers to switch the site to a newly chosen language. */
export function SavedNotice({ language }: SavedNoticeProps) {
  const { t } = useTranslation('general');
  const lang = useLang();
  const { code, nativeName } = language ?? {};
  const isOther = isSiteLang(code) && code !== lang;
  return (
    <Notice kind="success" title={t('saved.title')}>
      {isOther && (
        <Link to={paths.profileGeneral.href(code)} onClick={() => rememberLang(code)} preloadInView={false}>
          {t('saved.showIn', { language: nativeName })}
        </Link>
      )}
    </Notice>
  );
}
