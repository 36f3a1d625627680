import type { Catalogue, Chosen } from '../../catalogue/catalogue.ts';
import { failure } from '../../kernel/failure.ts';

/**
 * Refuses to sell a tariff or a bonus whose events are all over. @throws Failure EVENT_OVER, with `fields` for a bonus
 */
export function refuseOver(catalogue: Catalogue, now: Date, { tariffId, giftId }: Chosen): void {
  if (catalogue.isOver({ tariffId, giftId: null }, now))
    throw failure('EVENT_OVER', 'Its events have ended.');
  if (catalogue.isOver({ tariffId: null, giftId }, now))
    throw failure('EVENT_OVER', 'The events of the bonus have ended.', { fields: { giftId: 'over' } });
}
