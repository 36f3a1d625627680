import type { FastifyInstance } from 'fastify';
import { issueSession } from '../../../server/identity/sessions.ts';
import { bearer, type Answer } from './calls.ts';
import { newAccount } from './checkoutSupport.ts';
import type { TestServices } from './harness.ts';

export const uploadQuery =
  'mutation ($file: Upload!) { avatarUpload(file: $file) { path fileName width height size isOriginal } }';

export interface Uploaded {
  path: string;
  fileName: string;
  width: number;
  height: number;
  size: number;
  isOriginal: boolean;
}

/** The headers and body of a multipart request. */
export async function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = new Response(form);
  return {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The form fields that upload a file. */
export const uploadFields = (file: File, query = uploadQuery): Record<string, string | File> => ({
  operations: JSON.stringify({ query, variables: { file: null } }),
  map: JSON.stringify({ file: ['variables.file'] }),
  file,
});

/** Sends a multipart request as the application does. */
export async function post(
  app: FastifyInstance,
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
) {
  const { type, body } = await formOf(fields);
  const response = await app.inject({
    method: 'POST',
    url: '/public-graphql',
    headers: { 'content-type': type, ...headers },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}

export const fileOf = (bytes: Buffer, name = 'me.png', type = 'image/png'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** An account with a session: what it can send, and its stored avatars. */
export async function person(services: TestServices, app: FastifyInstance) {
  const { db, clock } = services;
  const userId = (await newAccount(services)).user.id;
  const headers = bearer((await issueSession(db, clock(), { userId, lifetime: 'short' })).token);
  return {
    userId,
    headers,
    send: (bytes: Buffer, name?: string, type?: string) =>
      post(app, uploadFields(fileOf(bytes, name, type)), headers),
    avatars: () => db.selectFrom('avatars').selectAll().where('user_id', '=', userId).execute(),
    images: () =>
      db
        .selectFrom('avatar_images')
        .innerJoin('avatars', 'avatars.id', 'avatar_images.avatar_id')
        .select(['pixels', 'bytes'])
        .where('user_id', '=', userId)
        .orderBy('pixels')
        .execute(),
  };
}

/** The avatar in a response; fails if there is none. */
export function uploadedIn({ body }: { body: Answer }): Uploaded {
  if (!body.data?.['avatarUpload']) throw new Error(JSON.stringify(body));
  return body.data['avatarUpload'] as Uploaded; // as the query asks for it
}
