import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { housekeeping } from '../../../server/housekeeping.ts';
import { ask as call } from '../support/calls.ts';
import { ask } from '../support/catalogueSupport.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time } = services;

const bySlug = (slug: string, fields = 'id') =>
  ask(services, `{ research(slug: ${JSON.stringify(slug)}) { ${fields} } }`);

describe('a study', () => {
  it('is returned with everything that belongs to it', async () => {
    const { data, errors } = await bySlug(
      'hands-that-remember-tools',
      'title seoTitle seoDescription doi status releaseDate nftSource Categories { id } Authors { id fullName } Product { id title price }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      research: {
        title: 'Hands that remember tools',
        seoTitle: 'Hands that remember tools – a study of craft',
        seoDescription: 'Sixty joiners picked up their late masters’ planes with their eyes closed.',
        doi: '10.5555/orrery.2025.03',
        status: 'PUBLISHED',
        releaseDate: '2025-03-27',
        nftSource: null,
        Categories: [{ id: 'movement' }, { id: 'craft' }],
        Authors: [
          { id: 'lindqvist', fullName: 'Maren Lindqvist' },
          { id: 'duarte', fullName: 'Meilin Duarte' },
        ],
        Product: { id: '5', title: 'A Grammar of Movement', price: '35.00' },
      },
    });
  });

  it('has a page when archived, but not as a draft', async () => {
    expect((await bySlug('first-hundred-letters', 'id active')).data).toEqual({
      research: { id: '10', active: false },
    });
    expect((await bySlug('drawing-from-memory')).data).toEqual({ research: null });
  });

  it.each([
    ['unknown', 'no-such-thing'],
    ['empty', ''],
    ['too long', 'a'.repeat(201)],
    ['a path', '../speed-of-news'],
    ['one with a control character', 'speed-of-news\u0001'],
    ['one with half a surrogate pair', 'speed-\ud800'],
  ])('is null if its slug is %s', async (_what, slug) => {
    const found = await call(app, 'query ($slug: String!) { research(slug: $slug) { id } }', {
      variables: { slug },
    });
    expect(found.body).toEqual({ data: { research: null } });
    const viewed = await call(app, 'mutation ($slug: String!) { researchViewed(slug: $slug) }', {
      variables: { slug },
    });
    expect(viewed.body).toEqual({ data: { researchViewed: false } });
  });

  it.each([
    'query ($slug: String!) { research(slug: $slug) { id } }',
    'mutation ($slug: String!) { researchViewed(slug: $slug) }',
  ])('is rejected for a slug with a NUL byte: %s', async (operation) => {
    const { codes } = await call(app, operation, { variables: { slug: 'speed-of-news\u0000' } });
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });

  it('does not name a product that is not for sale', async () => {
    await db.updateTable('products').set({ active: false }).where('id', '=', '3').execute();
    expect((await bySlug('reading-aloud-alone', 'Product { id }')).data).toEqual({
      research: { Product: null },
    });
    await db.updateTable('products').set({ active: true }).where('id', '=', '3').execute();
  });

  it('is listed with its product without a query per study', async () => {
    const list = (limit: number) =>
      ask(services, `{ researches(filter: { limit: ${limit} }) { Researches { id Product { id title } } } }`);
    const [one, all] = [await list(1), await list(100)];
    expect(all.errors).toEqual([]);
    expect(one.data).toHaveProperty('researches.Researches.0.Product.id', '2');
    expect(all.data).toHaveProperty('researches.Researches.length', 24);
    expect(all.queries).toBe(one.queries);
  });
});

describe('the research directory', () => {
  const directory = async () =>
    (await ask(services, '{ researchDirectory { Categories { id displayName } Authors { id } } }')).data;

  it('has the categories and authors of published studies, in order', async () => {
    expect(await directory()).toMatchObject({
      researchDirectory: {
        Categories: [
          { id: 'attention', displayName: 'Attention' },
          { id: 'perception' },
          { id: 'movement' },
          { id: 'economics' },
          { id: 'media' },
          { id: 'craft', displayName: 'Craft' },
        ],
        Authors: ['varga', 'okonjo', 'duarte', 'karimi', 'stroud', 'oyelaran', 'lindqvist', 'haddad'].map(
          (id) => ({ id }),
        ),
      },
    });
  });

  it('omits authors who only have drafts and archived studies', async () => {
    const haddad = db.selectFrom('research_authors').select('research_id').where('author_id', '=', 'haddad');
    await db.updateTable('researches').set({ status: 'ARCHIVED' }).where('id', 'in', haddad).execute();
    expect(JSON.stringify(await directory())).not.toContain('haddad');
    await db.updateTable('researches').set({ status: 'PUBLISHED' }).where('id', 'in', haddad).execute();
  });
});

describe('a view', () => {
  const slug = 'speed-of-news';
  const view = async (remoteAddress: string, of = slug): Promise<unknown> => {
    const response = await app.inject({
      method: 'POST',
      url: '/public-graphql',
      remoteAddress,
      payload: {
        query: 'mutation ($slug: String!) { researchViewed(slug: $slug) }',
        variables: { slug: of },
      },
    });
    return response.json<{ data: { researchViewed: boolean } }>().data.researchViewed;
  };
  const views = async (of = slug) =>
    (await db.selectFrom('researches').select('views_count').where('slug', '=', of).executeTakeFirstOrThrow())
      .views_count;

  beforeEach(async () => {
    await db.deleteFrom('research_views').execute();
    await db.updateTable('researches').set({ views_count: 100 }).execute();
  });

  it('counts once, even when sent repeatedly and concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => view('192.0.2.1')));
    expect(answers.filter((counted) => counted === true)).toHaveLength(1);
    expect(await views()).toBe(101);
  });

  it('counts per visitor, per study and per day', async () => {
    await view('192.0.2.1');
    await view('192.0.2.2');
    expect(await views()).toBe(102);
    await view('192.0.2.1', 'what-a-pause-weighs');
    expect(await views('what-a-pause-weighs')).toBe(101);
    time.advance({ days: 1 });
    await view('192.0.2.1');
    expect(await views()).toBe(103);
  });

  it('counts an IPv6 network as one visitor', async () => {
    await view('2001:db8:0:1::1');
    await view('2001:db8:0:1::2');
    expect(await views()).toBe(101);
  });

  it('of a draft or archived study does not count', async () => {
    for (const other of ['drawing-from-memory', 'first-hundred-letters']) {
      expect(await view('192.0.2.1', other)).toBe(false);
      expect(await views(other)).toBe(100);
    }
  });

  it('stores no address, and the same visitor cannot be recognized on another day', async () => {
    await view('192.0.2.1');
    time.advance({ days: 1 });
    await view('192.0.2.1');
    const rows = await db.selectFrom('research_views').selectAll().execute();
    expect(new Set(rows.map((row) => row.visitor_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('is deleted after the following day', async () => {
    const left = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from research_views`.execute(db)).rows[0]?.n;
    await view('192.0.2.1');
    time.advance({ days: 1 });
    await housekeeping(services);
    expect(await left()).toBe(1);
    time.advance({ days: 1 });
    await housekeeping(services);
    expect(await left()).toBe(0);
    expect(await views()).toBe(101);
  });
});
