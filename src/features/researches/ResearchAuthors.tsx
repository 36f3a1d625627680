import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { PersonList } from '@/ui/PersonList';
import type { Research } from '@/features/researches/researches';
import { catalogueHref } from '@/features/researches/researchSearch';

/** The authors, each linking to all of their studies. */
export function ResearchAuthors({ authors }: { authors: Research['Authors'] }) {
  const { t } = useTranslation('projectScience');
  const lang = useLang();
  if (authors.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>{t('research.authors', { count: authors.length })}</h2>
      <PersonList
        people={authors}
        website={t('research.authorSite')}
        hrefOf={(author) => catalogueHref(lang, { author })}
      />
    </section>
  );
}
