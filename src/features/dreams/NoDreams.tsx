import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { dreamsHref, type DreamSearch } from '@/features/dreams/dreamSearch';

interface NoDreamsProps {
  search: DreamSearch;
  /** How many dreams there are on all pages. */
  total: number;
}

/** Stands where a list would: nothing there, nothing that fits, or a page past the end. */
export function NoDreams({ search: { tab, search }, total }: NoDreamsProps) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  if (total > 0)
    return (
      <Empty
        title={t('noSuchPage.title')}
        action={<ButtonLink to={dreamsHref(lang, { tab, search })}>{t('noSuchPage.first')}</ButtonLink>}
      >
        <p>{t('noSuchPage.text')}</p>
      </Empty>
    );
  if (search !== '')
    return (
      <Empty
        title={t('noMatch.title')}
        action={<ButtonLink to={dreamsHref(lang, { tab })}>{t('noMatch.reset')}</ButtonLink>}
      >
        <p>{t('noMatch.text')}</p>
      </Empty>
    );
  return (
    <Empty title={t(`empty.${tab}.title`)}>
      <p>{t(`empty.${tab}.text`)}</p>
    </Empty>
  );
}
