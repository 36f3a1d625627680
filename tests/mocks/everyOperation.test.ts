import { graphql, Kind, parse, print, separateOperations, type DefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './contract';
import { demoWorld } from './demo';
import { dreamDefaults } from './dreamFacts';
import { operationSamples, type Sample } from './operationSamples';
import { rootValue } from './resolvers';
import type { World } from './world';

const files = import.meta.glob<string>('../../src/graphql/operations/**/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const definitionsOf = (text: string): readonly DefinitionNode[] => parse(text).definitions;
const fragments = Object.values(files)
  .flatMap(definitionsOf)
  .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);

/** Every operation that the client can send, with the fragments it needs; the same name may stand in several files. */
const operations = Object.entries(files).flatMap(([file, text]) => {
  const own = definitionsOf(text).filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const apart = separateOperations({ kind: Kind.DOCUMENT, definitions: [...own, ...fragments] });
  const place = file.replace('../../src/graphql/operations/', '');
  return Object.entries(apart).map(([name, document]) => ({ name, place, source: print(document) }));
});

/** The developers' world with something of everything. */
function busyWorld(): World {
  const world = demoWorld();
  const [failed] = world.orders;
  if (!failed) throw new Error('The developers’ world has no order');
  const now = new Date().toISOString();
  world.orders.push({ ...failed, id: 'order-paid', status: 'PAID', paidAt: now, receiptNumber: 1 });
  world.quotes['sample-quote'] = failed.quote;
  world.dreams.push({
    ...dreamDefaults,
    id: 'own-dream',
    userId: 'ada',
    clientKey: 'sample-dream-0000',
    title: 'A desk by the window',
    description: null,
    productId: '2',
    createdAt: now,
  });
  for (const user of world.users)
    if (user.id === 'grace') user.twoFactorSince = now;
    else user.subscription?.activations.push({ productId: '2', availableTo: null });
  return world;
}

function attempt(source: string, { variables = {}, as = 'ada' }: Sample) {
  const world = busyWorld();
  const user = world.users.find(({ id }) => id === as);
  return graphql({
    schema,
    source,
    rootValue,
    contextValue: { world, user, isRefused: false, lang: 'en', guestToken: null },
    variableValues: variables,
  });
}

test('every sample is of an operation', () => {
  const names = new Set(operations.map(({ name }) => name));
  expect(Object.keys(operationSamples).filter((name) => !names.has(name))).toEqual([]);
  expect(operations.length).toBeGreaterThan(60);
});

test.each(operations)(
  'the developers’ provider answers $name of $place by the contract',
  async (operation) => {
    const sample = operationSamples[operation.name];
    if (!sample) throw new Error(`${operation.name} has no sample in operationSamples.ts`);
    const { data, errors = [] } = await attempt(operation.source, sample);
    const told = errors.map(({ message, extensions }) => extensions['code'] ?? message);
    expect(told).toEqual(sample.refused ? [sample.refused] : []);
    expect(sample.refused ? [] : Object.values(data ?? { nothing: null })).not.toContain(null);
  },
);
