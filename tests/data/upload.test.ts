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

it('a file is uploaded as a GraphQL multipart request, with token and language', async () => {
  const { result, request } = begin({ bearer: 'token-1' });
  expect(request?.address).toBe('/public-graphql');
  expect(request?.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'kk',
    authorization: 'Bearer token-1',
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

it('an upload without a token sends no authorization header', async () => {
  const { request } = begin();
  expect(request?.headers).not.toHaveProperty('authorization');
});

it('an upload reports its progress', () => {
  const { request, onProgress } = begin();
  request?.progress(25, 100);
  request?.progress(100, 100);
  // Nothing is reported while the total size is unknown.
  request?.progress(5, 0);
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('a rejected upload has the error code and what is wrong with the file', async () => {
  const { result, request } = begin();
  const extensions = { code: 'BAD_USER_INPUT', fields: { file: 'filePixels' } };
  request?.answer(200, { data: null, errors: [{ message: 'no', extensions }] });
  await expect(result).rejects.toMatchObject(extensions);
});

it.each([
  ['a body that is not JSON', null],
  ['no body', undefined],
])('a 413 from a proxy, with %s, is a file size error', async (_what, body) => {
  const { result, request } = begin();
  request?.answer(413, body);
  await expect(result).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: { file: 'fileSize' } });
});

it('a non-GraphQL response from something in front of the server is a network error', async () => {
  const { result, request } = begin();
  request?.answer(502, null);
  await expect(result).rejects.toMatchObject({ code: 'NETWORK' });
});

it.each(['error', 'timeout'])('an upload that ends in %s is a network error', async (event) => {
  const { result, request } = begin();
  request?.dispatchEvent(new Event(event));
  await expect(result).rejects.toMatchObject({ code: 'NETWORK' });
});

it('an upload can be aborted, before and after it has been sent', async () => {
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
