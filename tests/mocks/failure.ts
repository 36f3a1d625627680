import { GraphQLError } from 'graphql';
import type { ErrorCode, FieldErrors } from '@/shared/errorCodes';

/** An error of the contract's closed list. */
export const failure = (code: ErrorCode, fields?: FieldErrors): GraphQLError =>
  new GraphQLError(code, { extensions: { code, ...(fields && { fields }) } });
