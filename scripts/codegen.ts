/**
 * Generates the client's operation types and the server's resolver types from the schema. `--check` writes nothing and
 * fails if the committed files are stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, Kind, parse, visit, type ASTNode, type FragmentDefinitionNode } from 'graphql';
import type { BaseOperation } from '../src/data/baseOperation.ts';
import { recordOf, withIds, withSharedClass } from './codegen/documentIds.ts';
import { baseOf, withoutMarks } from './codegen/ours.ts';

const root = path.resolve(import.meta.dirname, '..');
const contract = await readFile(path.join(root, 'src/data/schema.graphql'), 'utf8');

const scalars = {
  Decimal: 'string',
  DateTime: 'string',
  Date: 'string',
  EmailAddress: 'string',
  JSON: 'unknown',
  RichText: '@/shared/richText#RichText',
  Upload: 'File',
};
const shared = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true, strictScalars: true };

const parsed = async (location: string) => parse(await readFile(path.join(root, location), 'utf8'));

const withoutMarksIn = async (location: string) => withoutMarks(await parsed(location));

async function documentsIn(
  pattern: string,
  read = withoutMarksIn,
): Promise<{ location: string; document: ReturnType<typeof parse> }[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  return Promise.all(
    files.sort().map(async (location) => ({
      location,
      document: await read(location),
    })),
  );
}

type Source = Awaited<ReturnType<typeof documentsIn>>[number];

/** The documents of a file, preceded by the fragments it uses from other files, and those that these use. */
function withFragments(file: Source, fragments: readonly Source[]): Source[] {
  const definitionOf = new Map(
    fragments.flatMap(({ document }) =>
      document.definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
      ),
    ),
  );
  const spread = new Set<string>();
  const collect = (node: ASTNode): void =>
    void visit(node, {
      FragmentSpread({ name: { value } }) {
        const definition = spread.has(value) ? undefined : definitionOf.get(value);
        spread.add(value);
        if (definition) collect(definition);
      },
    });
  collect(file.document);
  const used = fragments.filter(({ document: { definitions } }) =>
    definitions.some((definition) => 'name' in definition && spread.has(definition.name?.value ?? '')),
  );
  return [...used, file];
}

/** Fragments for all kinds of documents. */
const sharedFragments = await documentsIn('src/data/operations/fragments/*.graphql');

type Output = Omit<Parameters<typeof codegen>[0], 'schema' | 'schemaAst' | 'config'>;

/** Plain strings for the small typed fetch client: one module per file, so that a page includes only what it sends. */
async function publicOutputs(): Promise<Output[]> {
  const folder = 'src/data/operations/public';
  const fragments = [...sharedFragments, ...(await documentsIn(`${folder}/fragments/*.graphql`))];
  return (await documentsIn(`${folder}/*.graphql`)).map((file): Output => ({
    filename: `src/data/generated/public/${path.basename(file.location, '.graphql')}.ts`,
    documents: withFragments(file, fragments),
    plugins: [{ operations: shared }, { documents: { ...shared, documentMode: 'string' } }],
    pluginMap: { operations, documents: typedDocumentNode },
  }));
}

/** Precompiled documents for Apollo, also one module per file. */
async function accountOutputs(): Promise<Output[]> {
  return (await documentsIn('src/data/operations/*.graphql')).map((file): Output => ({
    filename: `src/data/generated/${path.basename(file.location, '.graphql')}.ts`,
    documents: withFragments(file, sharedFragments),
    plugins: [{ operations: shared }, { documents: { ...shared, documentVariableSuffix: 'Document' } }],
    pluginMap: { operations, documents: typedDocumentNode },
  }));
}

/** The queries as a provider of the specification knows them. @throws Error for what is not marked as ours */
async function baseOperations(): Promise<Record<string, BaseOperation>> {
  const definitions = (await documentsIn('src/data/operations/**/*.graphql', parsed)).flatMap(
    ({ document }) => document.definitions,
  );
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const schemas = {
    ours: buildSchema(contract),
    specification: buildSchema(await readFile(path.join(root, 'tests/specification.graphql'), 'utf8')),
  };
  return Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query' && definition.name
        ? [[definition.name.value, baseOf(definition, fragments, schemas)]]
        : [],
    ),
  );
}

/** The texts by id of all operations that the application sends, and of those sent without the Apollo client. */
const trusted = new Map<string, string>();
const publicTexts = new Map<string, string>();

const outputs: Output[] = [
  ...(await accountOutputs()),
  ...(await publicOutputs()),
  {
    filename: 'server/graphql/generated/resolverTypes.ts',
    documents: [],
    plugins: [
      { types: { ...shared, inputMaybeValue: 'T | null | undefined', maybeValue: 'T | null | undefined' } },
      {
        resolvers: {
          ...shared,
          contextType: '../../catalogue/currentCatalogue.ts#CatalogueContext',
          makeResolverTypeCallable: true,
          mapperTypeSuffix: 'Row',
          mappers: (await import('../server/graphql/mappers.ts')).mappers,
        },
      },
    ],
    pluginMap: { types: typescript, resolvers },
  },
];

const check = process.argv.includes('--check');
const stale: string[] = [];

async function put(filename: string, content: string): Promise<void> {
  const text = `/* Written by \`npm run codegen\` from src/data/schema.graphql. */\n${content}`;
  const file = path.join(root, filename);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  stale.push(filename);
  if (check) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

for (const output of outputs) {
  const generated = await codegen({
    ...output,
    schema: parse(contract),
    schemaAst: buildSchema(contract),
    config: {},
  });
  const isPublic = output.filename.includes('/public/');
  await put(
    output.filename,
    withIds(withSharedClass(generated), (id, text) => {
      trusted.set(id, text);
      if (isPublic) publicTexts.set(id, text);
    }),
  );
}
await put(
  'server/graphql/generated/documents.ts',
  `/** The operations of this build as it sends them, by their id. */\n${recordOf('documents', trusted)}`,
);
await put(
  'src/data/generated/documentTexts.ts',
  `/** The operations that are sent without the Apollo client, by their id. */\n${recordOf('documentTexts', publicTexts)}`,
);
await put(
  'src/data/generated/baseOperations.ts',
  `import type { BaseOperation } from '@/data/baseOperation';

/** The queries as a provider of the specification knows them, by their names. */
export const baseOperations: Readonly<Record<string, BaseOperation>> = ${JSON.stringify(await baseOperations(), null, 1)};
`,
);
if (check && stale.length > 0) {
  console.error(`Stale, run \`npm run codegen\`: ${stale.join(', ')}`);
  process.exit(1);
}
