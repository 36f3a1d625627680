import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Work } from '@/features/site/art/works';

/** The technique and year of a work, on one line. */
export function WorkFacts({ work }: { work: Work }) {
  const { t } = useTranslation('projectArt');
  const { year } = useFormat();
  return (
    <span>{t('gallery.facts', { technique: t(`techniques.${work.technique}`), year: year(work.year) })}</span>
  );
}
