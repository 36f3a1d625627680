import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { upload } from '@/data/upload';
import { AvatarUploadDocument } from '@/data/generated/public/avatar';
import { fakeRequests, type FakeRequest } from '../features/profile/fakeRequests';

let requests: FakeRequest[] = [];
beforeEach(() => {
  requests = fakeRequests();
});
afterEach(() => void vi.unstubAllGlobals());

const file = new File(['bytes'], 'me.png', { type: 'image/png' });

function begin(options: { bearer?: string; signal?: AbortSignal } = {}) {
  const onProgress = vi.fn<(share: number) => void>();
  const { signal = new AbortController().signal, bearer } = options;
  const result = upload(AvatarUploadDocument, { lang: 'kz', bearer, file, signal, onProgress });
  return { result, onProgress, request: requests[0] };
}

it('a file goes as the multipart request specification has it, with token and language', async () => {
  const { result, request } = begin({ bearer: 'token-1' });
  expect(request?.address).toBe('/public-graphql');
  expect(request?.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'kk',
    authorization: 'Bearer token-1',
    'graphql-require-preflight': '1',
    timezone: 'UTC',
  });
  const form = request?.body;
  expect([...(form?.keys() ?? [])]).toEqual(['operations', 'map', 'file']);
  const { name: operationName, text: query } = AvatarUploadDocument;
  expect(form?.get('operations')).toBe(JSON.stringify({ operationName, query, variables: { file: null } }));
  expect(form?.get('map')).toBe('{"file":["variables.file"]}');
  expect(form?.get('file')).toMatchObject({ name: 'me.png', type: 'image/png', size: 5 });

  request?.answer(200, { data: { avatarUpload: { path: '/avatars/x' } } });
  expect(await result).toEqual({ avatarUpload: { path: '/avatars/x' } });
});

it('without a token none is sent', async () => {
  const { request } = begin();
  expect(request?.headers).not.toHaveProperty('authorization');
});

it('reports its progress', () => {
  const { request, onProgress } = begin();
  request?.progress(25, 100);
  request?.progress(100, 100);
  // A size that is not known says nothing.
  request?.progress(5, 0);
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('a refusal comes with its code and what is wrong with the file', async () => {
  const { result, request } = begin();
  const extensions = { code: 'BAD_USER_INPUT', fields: { file: 'filePixels' } };
  request?.answer(200, { data: null, errors: [{ message: 'no', extensions }] });
  await expect(result).rejects.toMatchObject(extensions);
});

it.each([
  ['words of a proxy', null],
  ['nothing', undefined],
])('a file too large for a proxy in between, with %s, is too large', async (_what, body) => {
  const { result, request } = begin();
  request?.answer(413, body);
  await expect(result).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { file: 'fileSize' } });
});

it('an answer of something in front of the server is a network failure', async () => {
  const { result, request } = begin();
  request?.answer(502, null);
  await expect(result).rejects.toMatchObject({ code: 'NETWORK' });
});

it.each(['error', 'timeout'])('a connection that ends in %s is a network error', async (event) => {
  const { result, request } = begin();
  request?.dispatchEvent(new Event(event));
  await expect(result).rejects.toMatchObject({ code: 'NETWORK' });
});

it('can be given up, before and while it is sent', async () => {
  const stop = new AbortController();
  const { result, request } = begin({ signal: stop.signal });
  const aborted = vi.spyOn(request ?? new EventTarget(), 'dispatchEvent');
  stop.abort();
  await expect(result).rejects.toMatchObject({ cause: { name: 'AbortError' } });
  expect(aborted).toHaveBeenCalledOnce();

  await expect(begin({ signal: AbortSignal.abort() }).result).rejects.toMatchObject({
    cause: { name: 'AbortError' },
  });
  expect(requests).toHaveLength(1);
});
