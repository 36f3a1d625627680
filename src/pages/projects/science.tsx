import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import { ScienceDrawing } from '@/features/site/projects/drawings/ScienceDrawing';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { Catalogue } from '@/features/researches/Catalogue';
import {
  directoryIn,
  researchesIn,
  type Directory,
  type ResearchPage,
  type MaybePromise,
} from '@/features/researches/researches';
import { catalogueId } from '@/features/researches/researchSearch';
import { readResearchSearch, writeResearchSearch, type ResearchSearch } from '@/shared/researchSearch';
import { langOf } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { has } from '@/ui/Has';
import { StepList } from '@/ui/StepList';

interface ScienceData {
  search: ResearchSearch;
  directory: MaybePromise<Directory>;
  page: MaybePromise<ResearchPage>;
}

const searchOf = (url: URL): ResearchSearch => readResearchSearch(url.searchParams);

/**
 * Loads the filters and the page of the list in parallel. A first visit doesn't wait for them. Once the filters are
 * cached, navigation waits for the next list and the current one stays until then.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<ScienceData> {
  const lang = langOf(params);
  const search = searchOf(new URL(request.url));
  const directory = directoryIn(lang);
  const page = researchesIn(lang, search);
  if (directory instanceof Promise || !(page instanceof Promise)) return { search, directory, page };
  // A failure stays a promise, for the list to show.
  const found = await page.catch(() => undefined);
  return { search, directory, page: found ?? page };
}

/** Prefetches the list without a search. */
export const prepareData = (lang: Lang) =>
  Promise.all([directoryIn(lang), researchesIn(lang, readResearchSearch(new URLSearchParams()))]);

/** Parameters that don't belong to the search change nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const [before, after] = [currentUrl, nextUrl].map((url) => String(writeResearchSearch(searchOf(url))));
  const isOnlyElse = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOnlyElse && before === after ? false : defaultShouldRevalidate;
};

const steps = ['question', 'second', 'corrections'] as const;

function How() {
  const { t } = useTranslation('projectScience');
  return (
    <Band tone="sunken" title={t('how.title')}>
      <StepList
        steps={steps.map((key) => ({
          key,
          title: t(`how.steps.${key}.title`),
          text: t(`how.steps.${key}.text`),
        }))}
      />
    </Band>
  );
}

/** The project of the studies, with their full catalog. */
export function Component() {
  const { t } = useTranslation('projectScience');
  const { search, directory, page } = useLoaderData<ScienceData>();
  // Studies have a page even if nobody has written a text for it.
  const isOwn = has('science');
  return (
    <ProjectFrame
      id="science"
      meta={{ title: t('meta.title'), ...(isOwn && { description: t('meta.description') }) }}
      title={isOwn ? t('hero.title') : t('meta.title')}
      lead={isOwn && t('hero.lead')}
      actions={
        <ButtonLink variant="primary" to={`#${catalogueId}`}>
          {t('hero.action')}
        </ButtonLink>
      }
      figure={<ScienceDrawing />}
      tool={
        <Band id={catalogueId} title={t('catalogue.title')}>
          <Catalogue search={search} directory={directory} page={page} />
        </Band>
      }
    >
      <How />
    </ProjectFrame>
  );
}
