import type { Catalogue, Chosen } from '../../catalogue/catalogue.ts';
import { failure } from '../../kernel/failure.ts';

/** Refuses to sell a tariff or a gift whose events are all over. @throws Failure EVENT_OVER */
export function refuseOver(catalogue: Catalogue, now: Date, chosen: Chosen): void {
  if (catalogue.isOver(chosen, now)) throw failure('EVENT_OVER', 'Its events are over.');
}
