import { buildSchema, GraphQLError } from 'graphql';
import type { ErrorCode, FieldErrors } from '@/shared/errorCodes';
import type {
  Me,
  Mutation,
  MutationResolvers,
  Query,
  QueryResolvers,
} from '../../server/graphql/generated/resolverTypes';
import { scalars } from '../../server/graphql/scalars';
import contract from '../../src/data/schema.graphql?raw';

/** The contract. Its scalars check responses like the server checks inputs: amounts, times and dates. */
export const schema = buildSchema(contract);

for (const { name, coerceInputValue } of Object.values(scalars)) {
  const scalar = schema.getType(name);
  if (scalar) Object.assign(scalar, { coerceInputValue, coerceOutputValue: coerceInputValue });
}

/** Who is making the request. */
export interface Caller {
  /** Undefined without a token or with an unknown one. */
  readonly person: Me | undefined;
  readonly isRefused: boolean;
}

type Root = Required<Query & Mutation>;
type Resolvers = Required<QueryResolvers & MutationResolvers>;

/** A response for every query and mutation of the contract. */
export type Answers = {
  [Field in keyof Root]: (
    args: Parameters<Resolvers[Field]>[1],
    caller: Caller,
  ) => Root[Field] | Promise<Root[Field]>;
};

/** An error with one of the contract's codes. */
export const failure = (code: ErrorCode, fields?: FieldErrors): GraphQLError =>
  new GraphQLError(code, { extensions: { code, ...(fields && { fields }) } });
