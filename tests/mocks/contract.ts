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

/** The contract. What is answered has to look as the server would take it: amounts, times and days. */
export const schema = buildSchema(contract);

for (const { name, coerceInputValue } of Object.values(scalars)) {
  const scalar = schema.getType(name);
  if (scalar) Object.assign(scalar, { coerceInputValue, coerceOutputValue: coerceInputValue });
}

/** Who asks. */
export interface Caller {
  /** Undefined without a token, and for one that nobody has. */
  readonly person: Me | undefined;
  readonly isRefused: boolean;
}

type Root = Required<Query & Mutation>;
type Resolvers = Required<QueryResolvers & MutationResolvers>;

/** What is answered to every query and mutation of the contract. */
export type Answers = {
  [Field in keyof Root]: (
    args: Parameters<Resolvers[Field]>[1],
    caller: Caller,
  ) => Root[Field] | Promise<Root[Field]>;
};

/** An error of the contract's closed list. */
export const failure = (code: ErrorCode, fields?: FieldErrors): GraphQLError =>
  new GraphQLError(code, { extensions: { code, ...(fields && { fields }) } });
