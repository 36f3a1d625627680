import { useTranslation } from 'react-i18next';
import { Empty } from '@/ui/list/Empty';
import { PageMeta } from '@/ui/PageMeta';

/** In place of a page that the provider of this build has no calls for. */
export function Component() {
  const { t } = useTranslation('forms');
  return (
    <>
      <PageMeta title={t('notOffered')} hidden />
      <Empty isPage title={t('notOffered')} />
    </>
  );
}
