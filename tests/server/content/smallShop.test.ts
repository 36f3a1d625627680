import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { problemsIn } from '../support/contentSupport.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** The errors in a shop of one product with these lines in its facts and its English texts. */
async function errorsIn(facts: string, words: string): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'shop-'));
  folders.push(root);
  await mkdir(path.join(root, 'products/a'), { recursive: true });
  await writeFile(path.join(root, 'products/a/product.yaml'), facts);
  await writeFile(path.join(root, 'products/a/en.yaml'), words);
  return (await problemsIn(root)).filter((problem) => !problem.includes('warning'));
}

const prices = (inside: string) => `position: 1\nbase: USD\ntariffs:\n  - id: one\n    prices: ${inside}\n`;
const words = 'title: A\ndescription: B\ntariffs: { one: { name: One } }\n';

it('a tariff that delivers nothing is refused, unless it is archived or has a bonus', async () => {
  const facts = prices('{ USD: { default: 9.00 } }');
  expect(await errorsIn(facts, words)).toEqual([
    'products/a/product.yaml:4: one delivers nothing; expected goods, a bonus, a plan or a study of the product',
  ]);
  expect(await errorsIn(`archived: true\n${facts}`, words)).toEqual([]);
  expect(
    await errorsIn(
      `${facts}bonuses:\n  - { id: call, type: SERVICE, tariffs: [one] }\n`,
      `${words}bonuses: { call: { title: A call, description: With us } }\n`,
    ),
  ).toEqual([]);
});

it('an unknown name is answered with those that are known there', async () => {
  expect(await errorsIn(prices('{ USD: { default: 9.00, colour: red } }'), words)).toEqual([
    'products/a/product.yaml:5: tariffs.0.prices.USD.colour is not known here; expected default, sale, old, member, until, suggested',
  ]);
  expect(await errorsIn(prices('{ XAU: { default: 9.00 } }'), words)).toEqual([
    expect.stringMatching(/:5: tariffs\.0\.prices\.XAU is not known here; expected .*USD, EUR/),
  ]);
});

it('what is missing or of another form is answered with what it may be', async () => {
  const errors = await errorsIn('tariffs:\n  - id: one\n    prices: { USD: twelve }\n', words);
  expect(errors).toContain('products/a/product.yaml:1: position is missing: expected a whole number');
  expect(errors).toContainEqual(
    expect.stringMatching(/:1: base is missing: expected a currency of ISO 4217/),
  );
  expect(errors).toContainEqual(
    expect.stringMatching(/:3: tariffs\.0\.prices\.USD is .*twelve.*; expected an amount as in/),
  );
});
