import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type ASTVisitor,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The limits for one request. Our own largest operation stays well below each. */
export const limits = {
  characters: 16_000,
  tokens: 1500,
  depth: 10,
  aliases: 15,
  directives: 15,
  /** How many errors are reported for a document; validation stops there. */
  errors: 5,
} as const;

/** The maximum length of an operation name. */
const nameLength = 200;

const tooMuch = (what: string, most: number): GraphQLError =>
  new GraphQLError(`The operation has more than ${most} ${what}.`, {
    extensions: { http: { spec: true, status: 400 } },
  });

const isName = (name: unknown): boolean =>
  name === undefined || name === null || (typeof name === 'string' && name.length <= nameLength);

const badName = (): GraphQLError =>
  new GraphQLError('The name of the operation cannot be used.', { extensions: { http: { status: 400 } } });

/**
 * The depth of a selection, with fragments expanded. A recursive fragment counts once, since another rule rejects it.
 */
function depthOf(
  set: SelectionSetNode | undefined,
  document: DocumentNode,
  known: Map<string, number>,
): number {
  const depths = (set?.selections ?? []).map((selection): number => {
    if (selection.kind === Kind.FIELD) return 1 + depthOf(selection.selectionSet, document, known);
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, document, known);
    const name = selection.name.value;
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    known.set(name, 0);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    const depth =
      fragment && 'selectionSet' in fragment ? depthOf(fragment.selectionSet, document, known) : 0;
    known.set(name, depth);
    return depth;
  });
  return Math.max(0, ...depths);
}

/** Rejects documents that are too deep, or use too many aliases or directives. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const document = context.getDocument();
  const known = new Map<string, number>();
  let aliases = 0;
  let directives = 0;
  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet, document, known) > limits.depth)
        context.reportError(tooMuch('levels', limits.depth));
    },
    Field(field) {
      if (field.alias) aliases += 1;
    },
    Directive() {
      directives += 1;
    },
    Document: {
      leave() {
        if (aliases > limits.aliases) context.reportError(tooMuch('aliases', limits.aliases));
        if (directives > limits.directives) context.reportError(tooMuch('directives', limits.directives));
      },
    },
  };
}

/**
 * Bounds the cost of a request before it runs. In production it also hides the schema: no introspection, no suggested
 * names.
 */
export function useLimits({ hideSchema }: { hideSchema: boolean }): Plugin {
  return {
    onParams({ params: { query, operationName } }) {
      if ((query?.length ?? 0) > limits.characters) throw tooMuch('characters', limits.characters);
      if (!isName(operationName)) throw badName();
    },
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(documentLimits);
      if (hideSchema) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, {
          maxErrors: limits.errors,
          hideSuggestions: hideSchema,
        }),
      );
    },
    onExecute({ args }) {
      if (hideSchema) Object.assign(args, { hideSuggestions: true });
    },
  };
}
