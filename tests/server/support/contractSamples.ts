import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  getNamedType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from 'graphql';

export const contract = buildSchema(
  readFileSync(new URL('../../../src/data/schema.graphql', import.meta.url), 'utf8'),
);

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2000-01-01',
  DateTime: '2026-11-21T08:00:00.000Z',
  Upload: null,
  String: 'text',
  ID: '1',
};

/** A value of a type; of an input object, only the required fields unless `whole` is set. */
export function sampleOf(type: GraphQLInputType, whole = false): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, whole);
  if (isListType(type)) return [sampleOf(type.ofType, whole)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name];
  const fields = Object.values(type.getFields()).filter((field) => whole || isNonNullType(field.type));
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, whole)]));
}

/** Every path to a text within a type, or to a scalar of one `kind`, each with a value that has `text` there. */
export function textsIn(
  type: GraphQLInputType,
  text: string,
  kind?: string,
  way: readonly string[] = [],
): { way: string; value: unknown }[] {
  if (isNonNullType(type)) return textsIn(type.ofType, text, kind, way);
  if (isListType(type))
    return textsIn(type.ofType, text, kind, way).map(({ way, value }) => ({ way, value: [value] }));
  if (isInputObjectType(type)) {
    // A campaign is never rejected.
    if (type.name === 'UtmInput') return [];
    const base = sampleOf(type);
    return Object.values(type.getFields()).flatMap((field) =>
      textsIn(field.type, text, kind, [...way, field.name]).map((found) => ({
        way: found.way,
        value: { ...(base as object), [field.name]: found.value }, // the sample of an input object is an object
      })),
    );
  }
  const kinds = kind === undefined ? ['String', 'ID'] : [kind];
  return kinds.includes(String(type)) ? [{ way: way.join('.'), value: text }] : [];
}

/** Every path to a list within a type, each with a value that has this many items there. */
export function listsIn(
  type: GraphQLInputType,
  length: number,
  way: readonly string[] = [],
): { way: string; value: unknown }[] {
  if (isNonNullType(type)) return listsIn(type.ofType, length, way);
  if (isListType(type))
    return [{ way: way.join('.'), value: Array.from({ length }, () => sampleOf(type.ofType)) }];
  if (!isInputObjectType(type)) return [];
  const base = sampleOf(type) as object; // the sample of an input object is an object
  return Object.values(type.getFields()).flatMap((field) =>
    listsIn(field.type, length, [...way, field.name]).map((found) => ({
      way: found.way,
      value: { ...base, [field.name]: found.value },
    })),
  );
}

/** The scalars that the contract accepts anywhere. */
export function inputScalars(): GraphQLScalarType[] {
  const inputs = Object.values(contract.getTypeMap()).flatMap((type): GraphQLInputType[] => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => field.type);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ args }) => args.map((argument) => argument.type));
  });
  return [...new Set(inputs.map((type) => getNamedType(type)).filter((type) => isScalarType(type)))];
}

export interface Call {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A call of every root field for each choice of each argument that `choose` offers. */
export const callsOf = (
  choose: (type: GraphQLInputType, name: string) => readonly { way: string; value: unknown }[],
): Call[] =>
  [contract.getQueryType(), contract.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => {
      const kind = root === contract.getMutationType() ? 'mutation' : 'query';
      const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      const selection = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
      const query = declared
        ? `${kind} (${declared}) { ${field.name}(${passed})${selection} }`
        : `${kind} { ${field.name}${selection} }`;
      const base = Object.fromEntries(
        field.args
          .filter(({ type }) => isNonNullType(type))
          .map(({ name, type }) => [name, sampleOf(type)] as const),
      );
      return field.args.flatMap((argument) =>
        choose(argument.type, argument.name).map(({ way, value }) => ({
          name: [field.name, argument.name, way].filter(Boolean).join('.'),
          query,
          variables: { ...base, [argument.name]: value },
        })),
      );
    }),
  );
