import {
  graphql,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  separateOperations,
  typeFromAST,
  type DefinitionNode,
  type GraphQLInputType,
  type VariableDefinitionNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { defaultAnswers } from './answers';
import { atlas } from './catalogue';
import { schema } from './contract';
import { ada } from './people';
import { researches } from './researches';

const files = import.meta.glob<string>('../../src/data/operations/**/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const definitionsOf = (text: string): readonly DefinitionNode[] => parse(text).definitions;
const fragments = Object.values(files)
  .flatMap(definitionsOf)
  .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);

/** Every operation of the client with the fragments it needs; the same name may occur in several files. */
const operations = Object.entries(files).flatMap(([file, text]) => {
  const own = definitionsOf(text).filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const apart = separateOperations({ kind: Kind.DOCUMENT, definitions: [...own, ...fragments] });
  const place = file.replace('../../src/data/operations/', '');
  return Object.entries(apart).map(([name, document]) => ({ name, place, document }));
});

const scalarSamples: Readonly<Record<string, unknown>> = {
  ID: 'd1',
  String: 'text',
  Int: 1,
  Float: 0.5,
  Boolean: true,
  Decimal: '5.00',
  Date: '2026-11-21',
  DateTime: '2026-11-21T08:00:00.000Z',
  Upload: new File(['picture'], 'me.png'),
};

/** Values that exist in the mock data. */
const knownSamples: Readonly<Record<string, unknown>> = {
  productId: atlas.id,
  product: atlas.slug,
  slug: researches[0]?.slug,
  document: 'terms',
  version: '2',
  ownPage: 'shipping',
};

/** A sample value of a type, with all required fields. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalarSamples[type.name];
  const required = Object.values(type.getFields()).filter(({ type: field }) => isNonNullType(field));
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

function variableOf({ variable, type }: VariableDefinitionNode): [string, unknown] {
  const input = typeFromAST(schema, type);
  if (!isInputType(input)) throw new Error(`No type for ${variable.name.value}`);
  const { value: name } = variable.name;
  return [name, knownSamples[name] ?? sampleOf(input)];
}

it.each(operations)('the mock provider answers $name of $place per the contract', async (operation) => {
  const { document } = operation;
  const variables = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const { data, errors } = await graphql({
    schema,
    source: print(document),
    rootValue: defaultAnswers(),
    contextValue: { person: ada, isRefused: false },
    variableValues: Object.fromEntries(variables.map(variableOf)),
  });
  expect(errors).toBeUndefined();
  expect(Object.values(data ?? { nothing: null })).not.toContain(null);
});

it('all operations of the client are covered', () => {
  expect(operations.length).toBeGreaterThan(60);
});
