import { loadChunk } from '@/lib/chunks';
import { lazyPart } from '@/ui/lazyPart';

/** Only who received a gift needs its form. */
export const thanksPart = lazyPart(
  async () => (await loadChunk(() => import('@/commerce/gift/Thanks'))).Thanks,
);
