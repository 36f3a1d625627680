import { loadChunk } from '@/lib/chunks';
import { lazyPart } from '@/ui/lazyPart';
// A rendered page has all of these, so it needs their styles; it starts without the rest of what they need.
import '@/features/plans/PlanCards.module.css';
import '@/features/plans/ShopReviews.module.css';
import '@/features/plans/WhatYouGet.module.css';

export const planCards = lazyPart(
  async () => (await loadChunk(() => import('@/features/plans/PlanCards'))).PlanCards,
);

export const whatYouGet = lazyPart(
  async () => (await loadChunk(() => import('@/features/plans/WhatYouGet'))).WhatYouGet,
);

export const shopReviews = lazyPart(
  async () => (await loadChunk(() => import('@/features/plans/ShopReviews'))).ShopReviews,
);
