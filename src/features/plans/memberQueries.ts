import { OwnedProductsDocument } from '@/data/generated/public/ownedProducts';
import { OwnPlanDocument } from '@/data/generated/public/ownPlan';
import { oncePerVisit } from '@/data/oncePerVisit';

/** A member's plan. */
export const ownPlan = oncePerVisit(OwnPlanDocument);

/** What a member or guest can open. */
export const ownedProducts = oncePerVisit(OwnedProductsDocument);
