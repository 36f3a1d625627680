import type { Catalogue } from '@/features/plans/catalogue';
import { paths } from '@/shared/paths';
import { siteProjects, type ProjectId } from '@/shared/projects';
import type { Lang } from '@/shared/languages';

export type Title = Catalogue['products'][number];
export type Study = Catalogue['researches']['Researches'][number];

/** A title that can be bought, or a study that members read. */
export type ShelfItem =
  | { readonly kind: 'title'; readonly id: string; readonly product: Title }
  | { readonly kind: 'study'; readonly id: string; readonly study: Study };

/** How many places the outermost orbit has, and how many of them are for studies. */
const places = 8;
const studyPlaces = 2;

/** Titles with every fourth place for a study; only as many as fit. */
export function shelfOf(titles: readonly Title[], studies: readonly Study[]): readonly ShelfItem[] {
  const pictured = studies
    .filter(({ imageWeb }) => imageWeb !== null)
    .slice(0, Math.max(studyPlaces, places - titles.length));
  const shelf: ShelfItem[] = titles
    .slice(0, places - pictured.length)
    .map((product) => ({ kind: 'title', id: `title-${product.id}`, product }));
  for (const [index, study] of pictured.entries())
    shelf.splice(3 + 4 * index, 0, { kind: 'study', id: `study-${study.id}`, study });
  return shelf;
}

/** How many titles each project has: those whose website is the project's page. */
export function titlesByProject(titles: readonly Title[], lang: Lang): ReadonlyMap<ProjectId, number> {
  const counts = siteProjects.map((id) => {
    const page = paths.project.href(lang, id);
    return [id, titles.filter(({ landingUrl }) => landingUrl === page).length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}
