import { apollo } from '@/data/account/client';
import { mutate } from '@/data/account/operations';
import { AchievementsSeenDocument } from '@/data/generated/achievements';
import type { Lang } from '@/shared/languages';

/** Records that these were shown as earned. If that fails, they are simply shown again next time. */
export async function reportSeen(lang: Lang, keys: readonly string[]): Promise<void> {
  const outcome = await mutate(AchievementsSeenDocument, {
    lang,
    variables: { keys: [...keys] },
    // They stay new on screen until the user leaves the page (`markSeen`).
    update: () => undefined,
  });
  if ('failure' in outcome) console.info('What was shown as earned could not be noted', outcome.failure);
}

/** Marks them as seen in the cache, for wherever they are shown next. */
export function markSeen(lang: Lang, keys: readonly string[]): void {
  const { cache } = apollo(lang);
  for (const key of keys)
    cache.modify({ id: cache.identify({ __typename: 'Achievement', key }), fields: { isNew: () => false } });
}
