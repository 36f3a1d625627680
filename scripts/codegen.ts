/**
 * Writes the operation types of the client and the resolver types of the server from the contract.
 * `--check` writes nothing and fails when what stands in the tree is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, parse, visit } from 'graphql';

const root = path.resolve(import.meta.dirname, '..');
const contract = await readFile(path.join(root, 'src/graphql/schema.graphql'), 'utf8');

const scalars = { Decimal: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown', Upload: 'File' };
const shared = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true, strictScalars: true };

async function documentsIn(
  pattern: string,
): Promise<{ location: string; document: ReturnType<typeof parse> }[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  return Promise.all(
    files.sort().map(async (location) => ({
      location,
      document: parse(await readFile(path.join(root, location), 'utf8')),
    })),
  );
}

type Output = Omit<Parameters<typeof codegen>[0], 'schema' | 'schemaAst' | 'config'>;

/** Plain strings for the small typed fetch: a module for each file, so that a page carries only what it sends. */
async function publicOutputs(): Promise<Output[]> {
  const folder = 'src/graphql/operations/public';
  const fragments = await documentsIn(`${folder}/fragments/*.graphql`);
  return (await documentsIn(`${folder}/*.graphql`)).map(({ location, document }): Output => {
    const spread = new Set<string>();
    visit(document, { FragmentSpread: ({ name }) => void spread.add(name.value) });
    const used = fragments.filter(({ document: { definitions } }) =>
      definitions.some((definition) => 'name' in definition && spread.has(definition.name?.value ?? '')),
    );
    return {
      filename: `src/graphql/generated/public/${path.basename(location, '.graphql')}.ts`,
      documents: [...used, { location, document }],
      plugins: [{ operations: shared }, { documents: { ...shared, documentMode: 'string' } }],
      pluginMap: { operations, documents: typedDocumentNode },
    };
  });
}

/** Precompiled documents for Apollo, a module for each file here too. */
async function accountOutputs(): Promise<Output[]> {
  return (await documentsIn('src/graphql/operations/*.graphql')).map((file): Output => ({
    filename: `src/graphql/generated/${path.basename(file.location, '.graphql')}.ts`,
    documents: [file],
    plugins: [{ operations: shared }, { documents: { ...shared, documentVariableSuffix: 'Document' } }],
    pluginMap: { operations, documents: typedDocumentNode },
  }));
}

/**
 * Every generated module would bring the class of its documents along; ours stands once. Fragments are in the text
 * of the operations, so their own documents are not needed.
 */
const withSharedClass = (text: string): string =>
  text.includes('export class TypedDocumentString')
    ? text
        .replace(/export const \w+FragmentDoc = [\s\S]*?;\n/g, '')
        .replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString(')
        .replace(/\nexport class TypedDocumentString[\s\S]*?\n\}\n/, '\n')
        .replace(
          /import type \{ DocumentTypeDecoration \}.*\n/,
          "import { TypedDocumentString } from '@/graphql/typedDocumentString';\n",
        )
    : text;

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
          contextType: '../context.ts#GraphQLContext',
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
for (const output of outputs) {
  const generated = await codegen({
    ...output,
    schema: parse(contract),
    schemaAst: buildSchema(contract),
    config: {},
  });
  const text = `/* Written by \`npm run codegen\` from src/graphql/schema.graphql. */\n${withSharedClass(generated)}`;
  const file = path.join(root, output.filename);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) continue;
  stale.push(output.filename);
  if (!check) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
if (check && stale.length > 0) {
  console.error(`Stale, run \`npm run codegen\`: ${stale.join(', ')}`);
  process.exit(1);
}
