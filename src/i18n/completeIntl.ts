import { loadChunk } from '@/lib/chunks';
import type { Lang } from '@/shared/languages';

/**
 * Loads the formats of a language that the browser claims to support but doesn't: Chromium has no data for Kazakh.
 * Never rejects: a page with the browser's own formats is better than none.
 */
export async function completeIntl(lang: Lang): Promise<void> {
  if (lang !== 'kz' || !/\d/.test(new Intl.DateTimeFormat('kk', { month: 'long' }).format())) return;
  await loadChunk(() => import('@/i18n/kazakh/install'), { isOptional: true })
    .then(({ installKazakh }) => installKazakh())
    .catch((error: unknown) => console.info('No formats for Kazakh', error));
}
