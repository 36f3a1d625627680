import { DreamsMergeDocument, type DreamInput } from '@/data/generated/public/dreams';
import { request } from '@/data/request';
import { dropDeviceDreams, readDeviceDreams, type DeviceDream } from '@/session/deviceDreams';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';

/** Dreams per request: with texts of the maximum length, still below the server's body limit, in any script. */
const batchSize = 8;

const inputOf = ({ clientKey, title, description, isPublic, subject }: DeviceDream): DreamInput => ({
  clientKey,
  title,
  description,
  isPublic,
  ...(subject && { [`${subject.kind}Id`]: subject.id }),
});

async function merge(lang: Lang, bearer: string): Promise<void> {
  const dreams = readDeviceDreams();
  // Oldest first: each batch is newer than the one before, and so are the dreams the account creates from it.
  for (let end = dreams.length; end > 0; end -= batchSize) {
    const part = dreams.slice(Math.max(0, end - batchSize), end);
    const { dreamsMerge } = await request(DreamsMergeDocument, {
      lang,
      bearer,
      variables: { input: part.map(inputOf) },
    });
    dropDeviceDreams(new Set(dreamsMerge.flatMap(({ clientKey }) => clientKey ?? [])));
  }
}

let inFlight: { bearer: string; done: Promise<void> } | undefined;

/**
 * Moves this device's dreams to the logged-in account. What the account has saved is deleted here; what it couldn't
 * save stays, as does everything if the server can't be reached. Never rejects.
 */
export function mergeDeviceDreams(lang: Lang): Promise<void> {
  const { token } = session.getState();
  if (token === undefined || readDeviceDreams().length === 0) return Promise.resolve();
  if (inFlight?.bearer === token) return inFlight.done;
  const done = merge(lang, token)
    .catch((error: unknown) => console.info('The dreams stay on this device for now', error))
    .finally(() => {
      if (inFlight?.done === done) inFlight = undefined;
    });
  inFlight = { bearer: token, done };
  return done;
}
