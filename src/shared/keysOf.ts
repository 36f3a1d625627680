/** The keys of a table, typed. Only for tables whose type names all of their keys. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[];
