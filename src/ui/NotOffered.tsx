import { useTranslation } from 'react-i18next';
import { Empty } from '@/ui/list/Empty';

/** Stands for a part of a page that the provider of this build has no calls for. Needs the namespace `forms`. */
export function NotOffered() {
  const { t } = useTranslation('forms');
  return <Empty title={t('notOffered')} />;
}
