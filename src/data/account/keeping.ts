import { saveResponse, savedResponse, type SavedResponseInfo } from '@/data/savedResponses';
import { isNetworkFailure, networkFailure } from '@/data/requestError';
import type { execute } from '@/data/transport';

type Answered = ReturnType<typeof execute>;

/** The owner of a response, its key, and its description; no description if it's not to be cached. */
export interface Keeping {
  readonly bearer: string | undefined;
  readonly key: string;
  readonly about: (data: unknown) => Omit<SavedResponseInfo, 'keptAt'> | undefined;
}

/**
 * Saves a response on this device. If the request fails, returns the saved response together with the failure.
 * @throws RequestError if nothing is saved or parts of the data are missing
 */
export async function keeping(answered: Answered, { bearer, key, about }: Keeping): Answered {
  try {
    const answer = await answered;
    if (answer.error) throw answer.error;
    saveResponse(bearer, key, about(answer.data), answer.data).catch((error: unknown) =>
      console.info('An answer could not be kept', error),
    );
    return answer;
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    const kept = await savedResponse(bearer, key).catch(() => undefined);
    if (kept === undefined) throw error;
    return { data: kept.data, error: networkFailure(error, kept.keptAt) };
  }
}
