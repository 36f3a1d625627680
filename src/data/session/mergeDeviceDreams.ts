import { DreamsMergeDocument, type DreamInput } from '@/data/generated/public/dreams';
import { request } from '@/data/request';
import { dropDeviceDreams, readDeviceDreams, type DeviceDream } from '@/session/deviceDreams';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';

/** Dreams in one request: far below what the server reads, whatever they are written in. */
const atOnce = 20;

const inputOf = ({ clientKey, title, description, isPublic, subject }: DeviceDream): DreamInput => ({
  clientKey,
  title,
  description,
  isPublic,
  ...(subject && { [`${subject.kind}Id`]: subject.id }),
});

async function merge(lang: Lang, bearer: string): Promise<void> {
  const dreams = readDeviceDreams();
  // The oldest first: each part is newer than the one before, and so is what the account makes of it.
  for (let end = dreams.length; end > 0; end -= atOnce) {
    const part = dreams.slice(Math.max(0, end - atOnce), end);
    const { dreamsMerge } = await request(DreamsMergeDocument, {
      lang,
      bearer,
      variables: { input: part.map(inputOf) },
    });
    dropDeviceDreams(new Set(dreamsMerge.flatMap(({ clientKey }) => clientKey ?? [])));
  }
}

let underWay: { bearer: string; done: Promise<void> } | undefined;

/**
 * Takes the dreams of this device into the account that is signed in. What the account has leaves the device; what it
 * could not take stays there, as does everything where the server was not reached. Never rejects.
 */
export function mergeDeviceDreams(lang: Lang): Promise<void> {
  const { token } = session.getState();
  if (token === undefined || readDeviceDreams().length === 0) return Promise.resolve();
  if (underWay?.bearer === token) return underWay.done;
  const done = merge(lang, token)
    .catch((error: unknown) => console.info('The dreams stay on this device for now', error))
    .finally(() => {
      if (underWay?.done === done) underWay = undefined;
    });
  underWay = { bearer: token, done };
  return done;
}
