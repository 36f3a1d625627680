/** The id of a good in a tariff: one that is named after the tariff already has that name. */
export const rowIdOf = (tariffId: string, goodId: string): string =>
  goodId.startsWith(`${tariffId}-`) ? goodId : `${tariffId}-${goodId}`;

/** The other way round, for an export; undefined for a row that no folder can have made. */
export const goodIdOf = (tariffId: string, rowId: string): string | undefined =>
  rowId.startsWith(`${tariffId}-`) ? rowId.slice(tariffId.length + 1) : undefined;
