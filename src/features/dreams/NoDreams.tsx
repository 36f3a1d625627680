import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';
import { dreamsHref, type DreamSearch } from '@/features/dreams/dreamSearch';

interface NoDreamsProps {
  search: DreamSearch;
  /** Number of dreams across all pages. */
  total: number;
}

/** Empty state of the dream list. */
export function NoDreams({ search: { tab, search }, total }: NoDreamsProps) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  return (
    <EmptyList
      total={total}
      isFiltered={search !== ''}
      noMatch={{
        title: t('noMatch.title'),
        text: t('noMatch.text'),
        clear: t('noMatch.reset'),
        to: dreamsHref(lang, { tab }),
      }}
    >
      <Empty title={t(`empty.${tab}.title`)}>
        <p>{t(`empty.${tab}.text`)}</p>
      </Empty>
    </EmptyList>
  );
}
