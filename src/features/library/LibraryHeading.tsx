import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/ui/PageMeta';

/** Fallback heading for a library page that couldn't be loaded. */
export function LibraryHeading() {
  const { t } = useTranslation('common');
  return (
    <>
      <PageMeta title={t('nav.library')} hidden />
      <h1>{t('nav.library')}</h1>
    </>
  );
}
