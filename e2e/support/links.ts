import type { APIRequestContext } from '@playwright/test';

interface Answer {
  status: number;
  ids: ReadonlySet<string>;
}

/** One answer an address, for all tests of a worker. */
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
  /** The page that the links are on. */
  address: string;
  links: readonly string[];
  /** The ids on that page. */
  ids: readonly string[];
}

/** The links of a page that lead to nothing on this site: no answer below 400, or a place that is not on the page. */
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
    // A page with a search is rendered in the browser; its places are those of the page without one.
    const isThere =
      place === '' ||
      (target.pathname === here.pathname
        ? ids.includes(place)
        : (await answerOf(request, target.pathname)).ids.has(place));
    if (!isThere) broken.push(`${link}: no such place on its page`);
  }
  return broken;
}
