import { type Row, textOf } from '../tables.ts';

/** A tariff or a bonus that hands something over. */
export interface Owner {
  readonly column: 'tariff_id' | 'gift_id';
  readonly id: string;
}

/** Ids of tariffs and bonuses may be the same; those of what they hand over may not. */
const prefixOf = ({ column, id }: Owner): string => (column === 'gift_id' ? `gift-${id}-` : `${id}-`);

/** The id of a good in a tariff or bonus: one that is named after it already has that name. */
export const rowIdOf = (owner: Owner, goodId: string): string =>
  goodId.startsWith(prefixOf(owner)) ? goodId : `${prefixOf(owner)}${goodId}`;

/** The other way round, for an export; undefined for a row that no folder can have made. */
export const goodIdOf = (owner: Owner, rowId: string): string | undefined =>
  rowId.startsWith(prefixOf(owner)) ? rowId.slice(prefixOf(owner).length) : undefined;

/** Who hands over what a row has. */
export function ownerOf({ tariff_id: tariffId, gift_id: giftId }: Row): Owner {
  return typeof giftId === 'string'
    ? { column: 'gift_id', id: giftId }
    : { column: 'tariff_id', id: textOf(tariffId) };
}
