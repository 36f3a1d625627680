import type { APIRequestContext } from '@playwright/test';

interface Answer {
  status: number;
  ids: ReadonlySet<string>;
}

/** One response per address, shared by all tests of a worker. */
const answers = new Map<string, Promise<Answer>>();

function answerOf(request: APIRequestContext, address: string): Promise<Answer> {
  const known = answers.get(address) ?? ask(request, address);
  answers.set(address, known);
  return known;
}

async function ask(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address);
  const isPage = response.headers()['content-type']?.includes('text/html') === true;
  const html = isPage ? await response.text() : '';
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  return { status: response.status(), ids: new Set(ids) };
}

interface Linked {
  /** The page that has the links. */
  address: string;
  links: readonly string[];
  /** The ids on that page. */
  ids: readonly string[];
}

/** The links of a page that are broken on this site: no status below 400, or a fragment with no element. */
export async function brokenLinks(request: APIRequestContext, { address, links, ids }: Linked) {
  const broken: string[] = [];
  const here = new URL(address);
  for (const link of new Set(links)) {
    const target = URL.parse(link, address);
    if (!target) broken.push(`${link}: not an address`);
    if (target?.origin !== here.origin) continue;
    const { status } = await answerOf(request, target.pathname + target.search);
    if (status >= 400) broken.push(`${link}: status ${status}`);
    const place = decodeURIComponent(target.hash.slice(1));
    // A page with a query is rendered in the browser; its ids are those of the page without one.
    const isThere =
      place === '' ||
      (target.pathname === here.pathname
        ? ids.includes(place)
        : (await answerOf(request, target.pathname)).ids.has(place));
    if (!isThere) broken.push(`${link}: no such place on its page`);
  }
  return broken;
}
