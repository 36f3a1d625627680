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
import { buildSchema, parse } from 'graphql';

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

const outputs: Output[] = [
  {
    // Precompiled documents for Apollo.
    filename: 'src/graphql/generated/operations.ts',
    documents: await documentsIn('src/graphql/operations/*.graphql'),
    plugins: [{ operations: shared }, { documents: { ...shared, documentVariableSuffix: 'Document' } }],
    pluginMap: { operations, documents: typedDocumentNode },
  },
  {
    // Plain strings for the small typed fetch of pages without Apollo.
    filename: 'src/graphql/generated/publicOperations.ts',
    documents: await documentsIn('src/graphql/operations/public/*.graphql'),
    plugins: [{ operations: shared }, { documents: { ...shared, documentMode: 'string' } }],
    pluginMap: { operations, documents: typedDocumentNode },
  },
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
  const text = `/* Written by \`npm run codegen\` from src/graphql/schema.graphql. */\n${await codegen({
    ...output,
    schema: parse(contract),
    schemaAst: buildSchema(contract),
    config: {},
  })}`;
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
