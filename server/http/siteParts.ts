import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { siteProjects, type ProjectId } from '../../src/shared/projects.ts';
import { siteParts as parts, type SitePart } from '../../src/shared/siteParts.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import { polled } from '../kernel/polled.ts';
import type { Services } from '../kernel/services.ts';
import { companySetting } from '../kernel/companySetting.ts';

/** The build's metadata about its pages. */
const builtPages = v.object({
  languages: v.optional(v.array(v.string())),
  projects: v.optional(v.array(v.string())),
  /** The projects with texts of the owner. */
  ownProjects: v.optional(v.array(v.string()), []),
});

export async function readBuiltPages(distDir: string): Promise<v.InferOutput<typeof builtPages>> {
  const text = await readFile(path.join(distDir, 'builds/pages.json'), 'utf8').catch(() => '{}');
  return v.parse(builtPages, JSON.parse(text));
}

interface Stored {
  readonly company: boolean;
  readonly team: boolean;
  readonly studies: boolean;
  readonly projects: readonly string[];
}

type PartServices = Pick<Services, 'db' | 'clock' | 'log' | 'config'>;

/** The projects to show: all with the company's texts; else those whose texts the owner wrote, and built. */
async function shownProjects({ company, projects }: Stored, distDir: string): Promise<readonly ProjectId[]> {
  if (company) return siteProjects;
  const { ownProjects } = await readBuiltPages(distDir);
  return siteProjects.filter((id) => projects.includes(id) && ownProjects.includes(id));
}

async function readAbsent({ db, clock, config }: PartServices): Promise<ReadonlySet<SitePart>> {
  const { rows } = await sql<Stored>`select
    exists (select from settings where name = ${companySetting} and value = 'on') as company,
    exists (select from people) as team,
    exists (select from researches where status = 'PUBLISHED') as studies,
    array(select id from projects) as projects`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error('A query without a table has one row');
  const { productsOnSale, titlesOnSale } = await currentCatalogue(db, clock());
  const projects = await shownProjects(stored, config.distDir);
  const present: Readonly<Record<(typeof parts)[number], boolean>> = {
    ...stored,
    projects: projects.some((id) => id !== 'science'),
    plans: productsOnSale.some(({ plan }) => plan !== undefined),
    titles: titlesOnSale.length > 0,
  };
  return new Set([
    ...parts.filter((part) => !present[part]),
    ...siteProjects.filter((id) => !projects.includes(id)),
  ]);
}

const everything: ReadonlySet<SitePart> = new Set();

export type AbsentParts = () => Promise<ReadonlySet<SitePart>>;

/** The parts of the site that have nothing in them now. */
export function siteParts(services: PartServices): AbsentParts {
  const absent = polled(
    () => readAbsent(services),
    (error) => services.log.error({ err: error }, 'The parts of the site could not be read'),
  );
  return async () => (await absent()) ?? everything;
}
