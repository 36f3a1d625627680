import { type Row, textOf } from '../tables.ts';

/** A tariff or bonus that delivers a good. */
export interface Owner {
  readonly column: 'tariff_id' | 'gift_id';
  readonly id: string;
}

/** A tariff and a bonus may share an ID, but the goods that they deliver must not. */
const prefixOf = ({ column, id }: Owner): string => (column === 'gift_id' ? `gift-${id}-` : `${id}-`);

/** The row ID of a good in a tariff or bonus, without repeating the prefix if the good's ID already has it. */
export const rowIdOf = (owner: Owner, goodId: string): string =>
  goodId.startsWith(prefixOf(owner)) ? goodId : `${prefixOf(owner)}${goodId}`;

/** The reverse, for an export; undefined for a row that no folder can have produced. */
export const goodIdOf = (owner: Owner, rowId: string): string | undefined =>
  rowId.startsWith(prefixOf(owner)) ? rowId.slice(prefixOf(owner).length) : undefined;

/** The tariff or bonus that delivers the good in a row. */
export function ownerOf({ tariff_id: tariffId, gift_id: giftId }: Row): Owner {
  return typeof giftId === 'string'
    ? { column: 'gift_id', id: giftId }
    : { column: 'tariff_id', id: textOf(tariffId) };
}
