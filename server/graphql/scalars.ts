import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const refuse = (name: string): never => {
  throw new GraphQLError(`Not a ${name}.`);
};

/** A scalar that is a string in both directions, validated on input. */
function textScalar(
  name: string,
  read: (text: string) => string | undefined,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string =>
    (typeof value === 'string' ? read(value) : undefined) ?? refuse(name);
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => (typeof value === 'string' ? value : refuse(name)),
    parseValue: parse,
    parseLiteral: (node) => (node.kind === Kind.STRING ? parse(node.value) : refuse(name)),
  });
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toJSON().startsWith(text);
};

/** Whether a variable is a file. The GraphQL server uses its own class, which is not the platform's `File`. */
const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  // Values parsed from JSON have no methods.
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function';

/** The custom scalars of the API contract. */
export const scalars = {
  Decimal: textScalar('Decimal', (text) => (/^-?\d{1,13}(\.\d{1,3})?$/.test(text) ? text : undefined)),
  DateTime: textScalar('DateTime', (text) =>
    instantPattern.test(text) ? (new Date(text).toJSON() ?? undefined) : undefined,
  ),
  Date: textScalar('Date', (text) => (isDay(text) ? text : undefined)),
  JSON: new GraphQLScalarType({ name: 'JSON' }),
  Upload: new GraphQLScalarType({
    name: 'Upload',
    serialize: () => refuse('value that can be sent'),
    parseValue: (value) => (isFile(value) ? value : refuse('file of a multipart request')),
    parseLiteral: () => refuse('file of a multipart request'),
  }),
};
