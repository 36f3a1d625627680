import { describe, expect, it } from 'vitest';
import { isBounded, maxItems, maxLengths } from '../../../server/graphql/inputBounds.ts';
import { person } from '../support/avatarSupport.ts';
import { ask } from '../support/calls.ts';
import { callsOf, inputScalars, listsIn, textsIn } from '../support/contractSamples.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { headers } = await person(services, app);

const answerTo = async (query: string, variables: object = {}) => {
  const { body, codes } = await ask(app, query, { variables, headers });
  return { codes, fields: body.errors?.[0]?.extensions.fields };
};
const refused = ['BAD_USER_INPUT'];

describe('the contract', () => {
  it('has no kind of input without a bound', () => {
    const kinds = inputScalars();
    expect(kinds.length).toBeGreaterThan(6);
    expect(kinds.filter((type) => !isBounded(type)).map(({ name }) => name)).toEqual([]);
  });

  it('refuses a text that is too long, in every field', async () => {
    for (const [kind, most] of Object.entries(maxLengths)) {
      const long = callsOf((type) => textsIn(type, 'x'.repeat(most + 1), kind));
      for (const { name, query, variables } of long)
        expect([name, (await answerTo(query, variables)).codes]).toEqual([name, refused]);
    }
  });

  it('accepts a text of the maximum length as far as the bound goes', async () => {
    const { codes } = await ask(app, 'query ($id: String!) { productById(id: $id) { id } }', {
      variables: { id: 'x'.repeat(maxLengths.String) },
    });
    expect(codes).toEqual([]);
  });

  it('refuses a list that is too long, in every field', async () => {
    const lists = callsOf((type) => listsIn(type, maxItems + 1));
    expect(lists.map(({ name }) => name)).toContain('purchases.filter.status');
    for (const { name, query, variables } of lists)
      expect([name, (await answerTo(query, variables)).codes]).toEqual([name, refused]);
  });

  it('refuses both in the document itself', async () => {
    const text = 'x'.repeat(maxLengths.String + 1);
    const id = 'x'.repeat(maxLengths.ID + 1);
    const states = 'ACTIVE '.repeat(maxItems + 1);
    for (const query of [
      `{ productById(id: "${text}") { id } }`,
      `query ($id: String! = "${text}") { productById(id: $id) { id } }`,
      `{ dream(id: "${id}") { id } }`,
      `{ purchases(filter: { status: [${states}] }) { Pagination { total } } }`,
    ])
      expect((await answerTo(query)).codes).toEqual(refused);
  });

  it('names the field, as forms do', async () => {
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) { expiresAt } }';
    const input = { login: 'a@example.com', password: 'pass word 1', language: 'en', acceptsTerms: true };
    const currencyId = 'x'.repeat(10_000);
    expect(await answerTo(register, { input: { ...input, currencyId } })).toEqual({
      codes: refused,
      fields: { currencyId: 'tooLong' },
    });
  });

  it('refuses thousands of states in a filter', async () => {
    const status = Array.from({ length: 4_000 }, () => 'ACTIVE');
    const query = 'query ($filter: PurchaseFilter) { purchases(filter: $filter) { Pagination { total } } }';
    expect(await answerTo(query, { filter: { status } })).toEqual({
      codes: refused,
      fields: { status: 'tooLong' },
    });
  });
});
