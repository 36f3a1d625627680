import { failureOf } from '@/data/failureOf';
import type { Outcome } from '@/data/requestError';
import { upload } from '@/data/upload';
import { AvatarRemoveDocument, AvatarUploadDocument } from '@/data/generated/public/avatar';
import { setFields } from '@/data/account/cache';
import { apollo } from '@/data/account/client';
import { mutate } from '@/data/mutate';
import { session } from '@/session/session';
import { avatarLimits, avatarTypes } from '@/shared/avatar';
import type { FieldError } from '@/shared/errorCodes';
import type { Lang } from '@/shared/languages';

/** Path of a user's avatar; null if there is none. */
export type Picture = string | null;

/** Problems that can be detected before uploading. A type unknown to the browser isn't one yet. */
export function problemWith({ type, size }: File): FieldError | undefined {
  if (type !== '' && !avatarTypes.some((known) => known === type)) return 'fileType';
  if (size === 0) return 'fileBroken';
  return size > avatarLimits.bytes ? 'fileSize' : undefined;
}

/** Updates the avatar wherever the user is shown. */
function showPicture(lang: Lang, path: Picture): void {
  const avatar = path === null ? null : { __typename: 'Avatar', path };
  setFields(apollo(lang).cache, 'Me', { avatar });
  const { user, setUser } = session.getState();
  if (user) setUser({ ...user, avatarPath: path });
}

/** Uploads a file as the signed-in user's avatar; undefined if canceled by `signal`. */
export async function sendAvatar(
  lang: Lang,
  file: File,
  progress: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Outcome<Picture> | undefined> {
  const bearer = session.getState().bearer();
  try {
    const { avatarUpload } = await upload(AvatarUploadDocument, { lang, bearer, file, ...progress });
    showPicture(lang, avatarUpload.path);
    return { data: avatarUpload.path };
  } catch (error) {
    return progress.signal.aborted ? undefined : { failure: failureOf(error) };
  }
}

/** Removes the signed-in user's avatar. */
export async function removeAvatar(lang: Lang): Promise<Outcome<Picture>> {
  const outcome = await mutate(AvatarRemoveDocument, { lang, bearer: session.getState().bearer() });
  if ('failure' in outcome) return outcome;
  showPicture(lang, null);
  return { data: null };
}
