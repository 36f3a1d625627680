import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/ui/PageMeta';

/** The heading of a library page whose own one is still loading, or couldn't be loaded. */
export function LibraryHeading() {
  const { t } = useTranslation('common');
  return (
    <>
      <PageMeta title={t('nav.library')} hidden />
      <h1>{t('nav.library')}</h1>
    </>
  );
}
