import type { Failure } from '@/graphql/client/failure';
import { upload } from '@/graphql/client/upload';
import { AvatarRemoveDocument, AvatarUploadDocument } from '@/graphql/generated/public/avatar';
import { publicFetch } from '@/graphql/publicFetch';
import { failureOf } from '@/graphql/requestFailure';
import { session } from '@/session/session';
import { avatarLimits, avatarTypes } from '@/shared/avatar';
import type { FieldError } from '@/shared/errorCodes';
import type { Lang } from '@/shared/languages';

/** The address of the picture there is now, none, or why nothing changed. */
export type Outcome = { readonly path: string | null } | { readonly failure: Failure };

/** What can be seen to be wrong with a file without sending it. A type the browser does not know is not wrong yet. */
export function problemWith({ type, size }: File): FieldError | undefined {
  if (type !== '' && !avatarTypes.some((known) => known === type)) return 'fileType';
  if (size === 0) return 'fileBroken';
  return size > avatarLimits.bytes ? 'fileSize' : undefined;
}

/** Has the header show the picture too. */
function tellSession(path: string | null): void {
  const { user, setUser } = session.getState();
  if (user) setUser({ ...user, avatarPath: path });
}

/** Gives the failure of a request; a token that was refused leaves the session. */
function failed(error: unknown, bearer: string | undefined): Outcome {
  const failure = failureOf(error);
  if (failure.code === 'UNAUTHENTICATED' && bearer !== undefined) session.getState().reject(bearer);
  return { failure };
}

/** Makes a file the picture of whoever is signed in; undefined where `signal` gave it up. */
export async function sendAvatar(
  lang: Lang,
  file: File,
  progress: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Outcome | undefined> {
  const bearer = session.getState().bearer();
  try {
    const { avatarUpload } = await upload(AvatarUploadDocument, { lang, bearer, file, ...progress });
    tellSession(avatarUpload.path);
    return { path: avatarUpload.path };
  } catch (error) {
    return progress.signal.aborted ? undefined : failed(error, bearer);
  }
}

/** Takes the picture of whoever is signed in away. */
export async function removeAvatar(lang: Lang): Promise<Outcome> {
  const bearer = session.getState().bearer();
  try {
    await publicFetch(AvatarRemoveDocument, { lang, bearer });
    tellSession(null);
    return { path: null };
  } catch (error) {
    return failed(error, bearer);
  }
}
