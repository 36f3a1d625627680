import {
  getOperationAST,
  GraphQLError,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type ASTVisitor,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { readUtm } from '../../src/shared/utm.ts';
import { readJson, InvalidTextError } from '../kernel/validText.ts';

const unreadable = (): GraphQLError =>
  new GraphQLError('A text holds what no text may hold.', {
    extensions: { code: 'BAD_USER_INPUT', http: { spec: true, status: 400 } },
  });

/** The input type of campaign parameters, which are never rejected. */
const campaign = 'UtmInput';

/**
 * Sanitizes a variable for the resolvers. A value that does not fit its type stays as it is and is rejected on
 * coercion.
 */
function readValue(value: unknown, type: GraphQLInputType | undefined): unknown {
  if (isNonNullType(type)) return readValue(value, type.ofType);
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((item) => readValue(item, type.ofType))
      : readValue(value, type.ofType);
  if (!isInputObjectType(type)) return readJson(value);
  if (type.name === campaign) return value === null || value === undefined ? value : readUtm(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return readJson(value);
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [readJson(name), readValue(part, fields[name]?.type)]),
  );
}

/** Sanitizes the variables that an operation declares, and drops all others. */
function readVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const declared = variableDefinitions.filter(({ variable }) => Object.hasOwn(given, variable.name.value));
  return Object.fromEntries(
    declared.map(({ variable, type }) => {
      const found = typeFromAST(schema, type);
      const name = variable.name.value;
      // A non-input type would already have been rejected by validation.
      return [name, readValue(given[name], found as GraphQLInputType | undefined)];
    }),
  );
}

/** The same for literals in the document. */
function readableLiterals(context: ValidationContext): ASTVisitor {
  return {
    [Kind.STRING](node) {
      if (!node.value.includes('\0')) return;
      const parent = context.getParentInputType();
      if (isInputObjectType(parent) && parent.name === campaign) return;
      context.reportError(unreadable());
    },
  };
}

/** Makes every text in a request storable in the database: well-formed, and rejected if it contains NUL. */
export function useReadableVariables(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(readableLiterals);
    },
    onExecute({ args }) {
      const { document, operationName, schema, variableValues } = args;
      const operation = getOperationAST(document, operationName);
      if (!operation || !variableValues) return;
      try {
        Object.assign(args, { variableValues: readVariables(schema, operation, variableValues) });
      } catch (error) {
        throw error instanceof InvalidTextError ? unreadable() : error;
      }
    },
  };
}
