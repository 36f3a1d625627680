import type { AheadRequest } from '@/shared/aheadRequest';

type Fetch = typeof globalThis.fetch;

/** Replaces `fetch` while something is rendered; one page is rendered at a time. */
async function withFetch<Result>(own: Fetch, work: () => Promise<Result>): Promise<Result> {
  const before = globalThis.fetch;
  globalThis.fetch = own;
  try {
    return await work();
  } finally {
    globalThis.fetch = before;
  }
}

const bodyOf = (init: RequestInit | undefined): string | undefined =>
  typeof init?.body === 'string' ? init.body : undefined;

/** Does something, and keeps the responses to its requests, by request body. */
export async function keepResponses<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; responses: Record<string, unknown> }> {
  const responses: Record<string, unknown> = {};
  const send = globalThis.fetch;
  const result = await withFetch(async (input, init) => {
    const response = await send(input, init);
    const body = bodyOf(init);
    if (body !== undefined && response.ok) responses[body] = await response.clone().json();
    return response;
  }, work);
  return { result, responses };
}

/** Does something whose requests get no answer, and lists them. */
export async function listRequests<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; requests: Omit<AheadRequest, 'ofSearch'>[] }> {
  const requests: Omit<AheadRequest, 'ofSearch'>[] = [];
  const ended = new AbortController();
  try {
    const result = await withFetch(
      (input, init) =>
        new Promise((_, reject) => {
          const body = bodyOf(init);
          if (typeof input === 'string' && body !== undefined)
            requests.push({ url: input, headers: Object.fromEntries(new Headers(init?.headers)), body });
          ended.signal.addEventListener('abort', () => reject(new TypeError('Only a browser asks for this')));
        }),
      work,
    );
    return { result, requests };
  } finally {
    ended.abort();
  }
}
