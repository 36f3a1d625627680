import { apollo } from '@/graphql/client/apollo';
import { neverCached } from '@/graphql/client/cache';
import { AchievementsSeenDocument } from '@/graphql/generated/achievements';
import type { Lang } from '@/shared/languages';

/** Tells the server that these were shown as earned. Where that fails they are simply shown again. */
export function tellSeen(lang: Lang, keys: readonly string[]): void {
  apollo(lang)
    .mutate({ mutation: AchievementsSeenDocument, variables: { keys: [...keys] }, ...neverCached })
    .catch((error: unknown) => console.info('What was shown as earned could not be noted', error));
}
