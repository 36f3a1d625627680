import type { Answer, RequestOptions } from '@/data/transport';
import type { PageData } from '@/lib/pageData';

let rendered: Pick<PageData, 'lang' | 'responses'> | undefined;

/** Adds the responses that came with the document. */
export const addRendered = (page: Pick<PageData, 'lang' | 'responses'>): void => void (rendered = page);

/** Whether the page was loaded from these responses, and so shows the same as the document. */
export const isAsRendered = (): boolean =>
  rendered !== undefined && Object.keys(rendered.responses).length === 0;

/** Takes a value from a record, once. */
function take<Value>(record: Record<string, Value>, key: string): Value | undefined {
  const value = record[key];
  delete record[key];
  return value;
}

/** The response to a request that was rendered for visitors without a session. */
function takeRendered(body: string, { lang, bearer, guestToken }: RequestOptions): Answer | undefined {
  if (bearer !== undefined || guestToken !== undefined || rendered?.lang !== lang) return undefined;
  const response = take(rendered.responses, body);
  return response === undefined ? undefined : { status: 200, body: response };
}

/**
 * The response to a request that came with the document, or that the document has already sent; undefined if the
 * request must be sent. Each is used once. Rejects as `fetch` does.
 */
export async function takeAhead(body: string, options: RequestOptions): Promise<Answer | undefined> {
  if (import.meta.env.SSR) return undefined;
  const sent = window.sentAhead;
  if (!sent) return takeRendered(body, options);
  if (options.bearer !== sent.token) return undefined;
  const response = await take(sent.responses, body);
  // Rate limits and the like: the request itself handles them.
  if (response?.status !== 200) return undefined;
  return { status: 200, body: await response.json(), headers: response.headers };
}
