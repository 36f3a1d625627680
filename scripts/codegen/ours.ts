/**
 * The two documents of one operation: ours, and the base, which is what a provider of the specification knows. `@ours`
 * marks what the base lacks.
 */
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  parseType,
  print,
  TypeInfo,
  validate,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { BaseOperation, Leaf, Part, Shape } from '../../src/data/baseOperation.ts';

const isMark = ({ name }: DirectiveNode): boolean => name.value === 'ours';

interface Marked {
  readonly directives?: readonly DirectiveNode[] | undefined;
}

const markOf = ({ directives = [] }: Marked): DirectiveNode | undefined => directives.find(isMark);

/** A document as our server gets it: with everything, and without the marks. */
export const withoutMarks = (document: DocumentNode): DocumentNode =>
  visit(document, { Directive: (node) => (isMark(node) ? null : undefined) });

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fields of a selection, including those of its fragments. */
function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : undefined;
    if (!fragment)
      throw new Error(`A selection that is neither a field nor a known fragment: ${print(selection)}`);
    return fieldsOf(fragment.selectionSet, fragments);
  });
}

/** The fields without what is ours; a field of which nothing is left goes too. */
function baseFields(set: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return fieldsOf(set, fragments)
    .filter((field) => !markOf(field))
    .flatMap((field): FieldNode[] => {
      if (!field.selectionSet) return [field];
      const selections = baseFields(field.selectionSet, fragments);
      return selections.length === 0
        ? []
        : [{ ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } }];
    });
}

/** Drops arguments whose variable is ours. */
const withoutOwnVariables = <Node extends FieldNode>(node: Node, own: ReadonlySet<string>): Node =>
  visit(node, {
    Argument: ({ value }) => (value.kind === Kind.VARIABLE && own.has(value.name.value) ? null : undefined),
  });

/** The types that a schema gives to the variables of a document, where they are used. */
function variableTypes(document: DocumentNode, schema: GraphQLSchema): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable: ({ name }) => {
        const type = info.getInputType();
        if (type) types.set(name.value, type);
      },
    }),
  );
  return types;
}

/** The keys of an input object; null for any other type. */
function keysOf(type: GraphQLInputType): string[] | null {
  const named = getNamedType(type);
  return 'getFields' in named ? Object.keys(named.getFields()) : null;
}

/** What stands for a field that isn't there. */
function emptyOf(type: GraphQLOutputType, field: FieldNode): Leaf | undefined {
  const [given] = markOf(field)?.arguments ?? [];
  if (given) return valueFromASTUntyped(given.value) as Leaf; // the contract's own literal
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  const named: GraphQLNamedType = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (!isScalarType(named)) return undefined;
  return { Boolean: false, Int: 0, Float: 0 }[named.name] ?? '';
}

/** The shape of an answer by our contract, with the name of each type. */
function shapeOf(set: SelectionSetNode, parent: GraphQLNamedType, fragments: Fragments): Shape {
  if (!isObjectType(parent)) throw new Error(`${parent.name} is no object`);
  const shape: Record<string, Part> = { __typename: { empty: parent.name } };
  for (const field of fieldsOf(set, fragments)) {
    const name = field.alias?.value ?? field.name.value;
    const type = parent.getFields()[field.name.value]?.type;
    if (!type) throw new Error(`${parent.name} has no ${field.name.value}`);
    const empty = emptyOf(type, field);
    const named = getNamedType(type);
    const of =
      field.selectionSet && isCompositeType(named)
        ? { of: { ...shape[name]?.of, ...shapeOf(field.selectionSet, named, fragments) } }
        : {};
    shape[name] = { ...(empty !== undefined && { empty }), ...of };
  }
  return shape;
}

interface Schemas {
  readonly ours: GraphQLSchema;
  readonly specification: GraphQLSchema;
}

/**
 * The base of a query: its text for a provider of the specification, if anything is left of it, and the shape of the
 * answer that the application expects.
 * @throws Error if the specification has no such query
 */
export function baseOf(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  { ours, specification }: Schemas,
): BaseOperation {
  const queryType = ours.getQueryType();
  if (!queryType) throw new Error('The contract has no queries');
  const shape = shapeOf(operation.selectionSet, queryType, fragments);
  const own = new Set(
    operation.variableDefinitions?.filter(markOf).map(({ variable }) => variable.name.value),
  );
  const selections = baseFields(operation.selectionSet, fragments).map((field) =>
    withoutOwnVariables(field, own),
  );
  if (selections.length === 0) return { shape };
  const base: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: operation.operation,
    ...(operation.name && { name: operation.name }),
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
  const types = variableTypes({ kind: Kind.DOCUMENT, definitions: [base] }, specification);
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...base,
        variableDefinitions: [...types].map(([name, type]) => ({
          kind: Kind.VARIABLE_DEFINITION,
          variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
          type: parseType(String(type)),
        })),
      },
    ],
  };
  const problems = validate(specification, document).map(({ message }) => message);
  if (problems.length > 0)
    throw new Error(
      `${operation.name?.value}: not in the specification, so mark it with @ours: ${problems.join(' ')}`,
    );
  return {
    shape,
    text: print(document),
    variables: Object.fromEntries([...types].map(([name, type]) => [name, keysOf(type)])),
  };
}
