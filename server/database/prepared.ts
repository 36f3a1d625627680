import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type CompiledQuery,
} from 'kysely';
import type { Database } from './schema.ts';

/** Builds queries without executing them. */
const builder = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A placeholder for a value passed with each call. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const mark = /^\/\* prepared: (\w+) \*\//;

/** The name under which a connection should prepare a query, if any. */
export const preparedName = (text: string): string | undefined => mark.exec(text)?.[1];

/**
 * A hot query: its text is built only once, and each PostgreSQL connection parses and plans it only once. It must name
 * its columns, since a prepared `*` fails as soon as a migration adds one.
 */
export function prepared<Values extends object, Row>(
  name: string,
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let made: CompiledQuery<Row> | undefined;
  const make = (): CompiledQuery<Row> => {
    const slots = new Proxy({}, { get: (_target, key) => new Slot(String(key)) });
    const compiled = build(builder, slots as Values).compile();
    return { ...compiled, sql: `/* prepared: ${name} */ ${compiled.sql}` };
  };
  return async (db, values) => {
    made ??= make();
    const parameters = made.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    );
    return (await db.executeQuery<Row>({ ...made, parameters })).rows;
  };
}
