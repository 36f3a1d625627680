import { keepAnswer, keptAnswer, type KeptAbout } from '@/data/kept';
import { isNetworkFailure, networkFailure } from '@/data/requestError';
import type { execute } from '@/data/transport';

type Answered = ReturnType<typeof execute>;

/** Whose answer it is, how it is found again, and what is known of it; nothing where it is not to be kept. */
export interface Keeping {
  readonly bearer: string | undefined;
  readonly key: string;
  readonly about: (data: unknown) => Omit<KeptAbout, 'keptAt'> | undefined;
}

/**
 * Keeps an answer on this device. Where none comes, gives what is kept, with the failure beside it.
 * @throws RequestError where nothing is kept, or parts of the data are missing
 */
export async function keeping(answered: Answered, { bearer, key, about }: Keeping): Answered {
  try {
    const answer = await answered;
    if (answer.error) throw answer.error;
    keepAnswer(bearer, key, about(answer.data), answer.data).catch((error: unknown) =>
      console.info('An answer could not be kept', error),
    );
    return answer;
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    const kept = await keptAnswer(bearer, key).catch(() => undefined);
    if (kept === undefined) throw error;
    return { data: kept.data, error: networkFailure(error, kept.keptAt) };
  }
}
