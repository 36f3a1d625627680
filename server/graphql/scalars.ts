import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay, isMoment } from '../../src/shared/days.ts';
import { readableEmail } from '../../src/shared/readableEmail.ts';

const refuse = (name: string): never => {
  throw new GraphQLError(`Not a ${name}.`);
};

/** A scalar that is a string in both directions, validated on input. */
function textScalar(
  name: string,
  read: (text: string) => string | undefined,
  write = (text: string): string => text,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string =>
    (typeof value === 'string' ? read(value) : undefined) ?? refuse(name);
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => (typeof value === 'string' ? write(value) : refuse(name)),
    parseValue: parse,
    parseLiteral: (node) => (node.kind === Kind.STRING ? parse(node.value) : refuse(name)),
  });
}

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
  DateTime: textScalar('DateTime', (text) => (isMoment(text) ? new Date(text).toJSON() : undefined)),
  Date: textScalar('Date', (text) => (isDay(text) ? text : undefined)),
  EmailAddress: textScalar('EmailAddress', (text) => text, readableEmail),
  JSON: new GraphQLScalarType({ name: 'JSON' }),
  RichText: new GraphQLScalarType({ name: 'RichText' }),
  Upload: new GraphQLScalarType({
    name: 'Upload',
    serialize: () => refuse('value that can be sent'),
    parseValue: (value) => (isFile(value) ? value : refuse('file of a multipart request')),
    parseLiteral: () => refuse('file of a multipart request'),
  }),
};
