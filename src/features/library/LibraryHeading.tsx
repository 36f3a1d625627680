import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/ui/PageMeta';

/** The heading of a page of the library whose own one could not be loaded. */
export function LibraryHeading() {
  const { t } = useTranslation('common');
  return (
    <>
      <PageMeta title={t('nav.library')} hidden />
      <h1>{t('nav.library')}</h1>
    </>
  );
}
