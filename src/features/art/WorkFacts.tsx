import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { intlTag } from '@/shared/languages';
import type { Work } from '@/features/art/works';

/** How a work was made and when, in one line. */
export function WorkFacts({ work }: { work: Work }) {
  const { t } = useTranslation('projectArt');
  const year = new Intl.NumberFormat(intlTag(useLang()), { useGrouping: false }).format(work.year);
  return <>{t('gallery.facts', { technique: t(`techniques.${work.technique}`), year })}</>;
}
