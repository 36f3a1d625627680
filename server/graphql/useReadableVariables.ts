import {
  getOperationAST,
  type GraphQLError,
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
import { campaign, checkBounds, literalBounds, refusedValue } from './inputBounds.ts';
import { readJson, InvalidTextError } from '../kernel/validText.ts';

const unreadable = (way: readonly string[]): GraphQLError =>
  refusedValue(way, 'invalid', 'holds what no text may hold');

function readPart(value: unknown, way: readonly string[]): unknown {
  try {
    return readJson(value);
  } catch (error) {
    throw error instanceof InvalidTextError ? unreadable(way) : error;
  }
}

/**
 * Sanitizes a variable for the resolvers. A value that does not fit its type stays as it is and is rejected on
 * coercion.
 * @throws GraphQLError BAD_USER_INPUT
 */
function readValue(value: unknown, type: GraphQLInputType | undefined, way: readonly string[]): unknown {
  if (isNonNullType(type)) return readValue(value, type.ofType, way);
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((item) => readValue(item, type.ofType, way))
      : readValue(value, type.ofType, way);
  if (!isInputObjectType(type)) return readPart(value, way);
  if (type.name === campaign) return value === null || value === undefined ? value : readUtm(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return readPart(value, way);
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      readPart(name, way),
      readValue(part, fields[name]?.type, [...way, name]),
    ]),
  );
}

/** Checks and sanitizes the variables that an operation declares, and drops all others. */
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
      const input = found as GraphQLInputType | undefined;
      checkBounds(given[name], input, [name]);
      return [name, readValue(given[name], input, [name])];
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
      context.reportError(unreadable([]));
    },
  };
}

/** Makes every text in a request storable in the database: of limited length, well-formed, and without NUL. */
export function useReadableVariables(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(literalBounds);
      addValidationRule(readableLiterals);
    },
    onExecute({ args }) {
      const { document, operationName, schema, variableValues } = args;
      const operation = getOperationAST(document, operationName);
      if (!operation || !variableValues) return;
      Object.assign(args, { variableValues: readVariables(schema, operation, variableValues) });
    },
  };
}
