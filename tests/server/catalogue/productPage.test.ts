import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { currentCatalogue } from '../../../server/catalogue/currentCatalogue.ts';
import { excerptOf, hasExcerpt, openingOf } from '../../../server/commerce/library/sample.ts';
import { ask } from '../support/calls.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { testApp, testServices } from '../support/harness.ts';
import { wholeSitemap } from '../support/sitemaps.ts';
import { productPage } from '../../../server/commerce/library/productPage.ts';

const distDir = await mkdtemp(path.join(tmpdir(), 'product-'));
afterAll(() => rm(distDir, { recursive: true, force: true }));
await writeFile(path.join(distDir, 'index.html'), '<!doctype html><div id="app"></div>');

const services = await testServices({ DIST_DIR: distDir });
const { db, clock, time } = services;
const app = await testApp(services);

const question = /* GraphQL */ `
  query ($product: String!) {
    productPage(product: $product) {
      Product {
        id
        slug
      }
      Contents {
        tariffId
        Items {
          kind
          languages
          minutes
          Dates {
            startsAt
            timeZone
            place
            isOnline
          }
          Formats {
            name
            size
          }
        }
      }
      Authors {
        fullName
      }
      Sample {
        title
        text {
          body
          language
        }
        file {
          href
          mediaType
        }
      }
      Researches {
        slug
      }
      isSold
      Similar {
        slug
      }
      Reviews {
        id
      }
    }
  }
`;

const pageOf = async (slug: string, lang = 'en') =>
  (await ask(app, question, { variables: { product: slug }, headers: { 'accept-language': lang } })).body
    .data?.['productPage'];

const rename = (id: string, slug: string) =>
  db.updateTable('products').set({ slug }).where('id', '=', id).execute();

describe('a product page', () => {
  it('has what each tariff delivers, who made it, and which studies belong to it', async () => {
    expect(await pageOf('atlas-of-attention')).toMatchObject({
      Product: { id: '2', slug: 'atlas-of-attention' },
      Contents: [
        {
          tariffId: 'atlas-reader',
          Items: [
            {
              kind: 'FILE',
              minutes: null,
              Formats: [{ name: 'EPUB', size: expect.any(Number) }, { name: 'PDF' }],
            },
            { kind: 'FILE', Formats: [{ name: 'PDF' }, { name: 'SVG' }] },
          ],
        },
        { tariffId: 'atlas-scholar' },
        { tariffId: 'atlas-patron' },
      ],
      Authors: [{ fullName: 'Ilse Varga' }, { fullName: 'Yusuf Karimi' }],
      Researches: expect.arrayContaining([{ slug: 'half-life-of-an-interruption' }]),
    });
  });

  it('has the opening of a text in the reader’s language, and never all of it', async () => {
    const [german, korean] = await Promise.all([
      pageOf('letters-from-the-observatory', 'de'),
      pageOf('letters-from-the-observatory', 'ko'),
    ]);
    expect(german).toMatchObject({ Sample: { text: { language: 'de' }, file: null } });
    expect(korean).toMatchObject({ Sample: { text: { language: 'en' } } });
    const { body } = await db
      .selectFrom('deliverable_texts')
      .select('body')
      .where('deliverable_id', '=', 'letters-digital-letter-cold')
      .where('lang', '=', 'en')
      .executeTakeFirstOrThrow();
    expect(openingOf(body).length).toBeLessThan(body.length * 0.8);
    expect(openingOf(body).endsWith('\n\n…')).toBe(true);
    expect(openingOf('All of *it*.')).toBe('All of it.');
  });

  it('has up to half of a sample text to read, with its Markdown, and none of another product', async () => {
    const excerptOfPage = async (product: string, lang: string) =>
      (
        await ask(app, 'query ($product: String!) { productExcerpt(product: $product) { body language } }', {
          variables: { product },
          headers: { 'accept-language': lang },
        })
      ).body.data?.['productExcerpt'];
    expect(await excerptOfPage('letters-from-the-observatory', 'de')).toMatchObject({ language: 'de' });
    expect(await excerptOfPage('field-recordings-of-quiet-places', 'en')).toBeNull();
    expect(await excerptOfPage('nothing', 'en')).toBeNull();
    expect(excerptOf('One.')).toBeNull();
    expect(excerptOf('One *is* one.\n\nTwo are two.\n\nThree are three.')).toBe(
      'One *is* one.\n\nTwo are two.',
    );
    const long = Array.from({ length: 100 }, () => 'x'.repeat(400)).join('\n\n');
    expect(excerptOf(long)?.length).toBeLessThan(6_500);
    expect([hasExcerpt(long), hasExcerpt('One.\n\nTwo.')]).toEqual([true, false]);
  });

  it('has the dates of an event that are not over, and where it takes place', async () => {
    const dates = async () => {
      const page = await pageOf('night-sky-studio', 'en');
      return (page as { Contents: { Items: { Dates: object[] }[] }[] }).Contents.flatMap(({ Items }) =>
        Items.flatMap(({ Dates }) => Dates),
      );
    };
    expect(await dates()).toHaveLength(5);
    expect((await dates())[0]).toMatchObject({
      startsAt: '2026-11-26T18:00:00.000Z',
      timeZone: 'UTC',
      place: 'At your own window',
      isOnline: false,
    });
    time.advance({ days: 6 });
    expect(await dates()).toHaveLength(4);
    time.advance({ days: -6 });
  });

  it('has three products to buy besides, those by its authors first', async () => {
    expect(await pageOf('night-sky-studio')).toMatchObject({
      Similar: [{ slug: 'atlas-of-attention' }, expect.any(Object), expect.any(Object)],
    });
  });

  it('counts what is left of an option whose license keys run out', async () => {
    const leftOf = async (id: string) => {
      const asked = '{ products { id Tariffs { id left } } }';
      const products = (await ask(app, asked)).body.data?.['products'] as {
        Tariffs: { id: string; left: number | null }[];
      }[];
      return products.flatMap(({ Tariffs }) => Tariffs).find((tariff) => tariff.id === id)?.left;
    };
    expect(await leftOf('movement-teacher')).toBeNull();
    const kept = await db
      .selectFrom('licence_keys')
      .select('id')
      .where('pool', '=', 'movement-class')
      .where('given_at', 'is', null)
      .orderBy('id')
      .limit(3)
      .execute();
    const ids = kept.map(({ id }) => id);
    await db
      .deleteFrom('licence_keys')
      .where('pool', '=', 'movement-class')
      .where('id', 'not in', ids)
      .execute();
    expect(await leftOf('movement-teacher')).toBe(3);
    expect(await leftOf('movement-films')).toBeNull();
  });

  it('stays when it is no longer sold, without its contents, and leads to what is sold', async () => {
    const page = await pageOf('winter-almanac-first-edition');
    expect(page).toMatchObject({ isSold: false, Contents: [], Sample: null, Reviews: [] });
    expect(page).toMatchObject({ Similar: [{}, {}, {}] });
    expect(await pageOf('atlas-of-attention')).toMatchObject({ isSold: true });
    expect((await app.inject('/en/products/winter-almanac-first-edition')).statusCode).toBe(200);
    expect((await app.inject('/en/products/nothing')).statusCode).toBe(404);
    expect((await app.inject('/en/products/9')).headers.location).toBe(
      '/en/products/winter-almanac-first-edition',
    );
    expect(await wholeSitemap(app)).not.toContain('winter-almanac-first-edition');
  });

  it('takes a constant number of queries however much it has', async () => {
    const catalogue = await currentCatalogue(db, clock());
    const counted = countedDatabase(db);
    expect(await counted.queriesOf(() => productPage(counted.db, catalogue, 'atlas-of-attention'))).toBe(4);
  });

  it.each(['month-membership', 'nothing', "o'clock"])('does not exist for %s', async (slug) => {
    expect(await pageOf(slug)).toBeNull();
  });
});

describe('a product’s slug', () => {
  afterEach(() => rename('1', 'letters-from-the-observatory'));

  it('redirects from its id and every former slug, for documents and queries', async () => {
    await rename('1', 'four-letters');
    await rename('1', 'winter-letters');
    for (const name of ['1', 'letters-from-the-observatory', 'four-letters']) {
      const response = await app.inject(`/de/products/${name}?utm_source=mail`);
      expect(response.statusCode).toBe(301);
      expect(response.headers.location).toBe('/de/products/winter-letters?utm_source=mail');
      expect(await pageOf(name)).toMatchObject({ Product: { slug: 'winter-letters' } });
    }
    const { statusCode, headers } = await app.inject('/de/products/winter-letters/payment?tariff=x');
    expect([statusCode, headers.location]).toEqual([301, '/de/products/1/payment?tariff=x']);
  });

  it('can never be another product’s current or former slug', async () => {
    await rename('1', 'four-letters');
    await expect(rename('4', 'letters-from-the-observatory')).rejects.toThrow('leads to another product');
    await expect(rename('4', 'four-letters')).rejects.toThrow('products_slug_key');
    await rename('1', 'letters-from-the-observatory');
    expect(await pageOf('four-letters')).toMatchObject({ Product: { id: '1' } });
  });

  it.each(['Two Words', 'ümlaut', '-x', 'x--y', ''])('cannot be "%s"', async (slug) => {
    await expect(rename('1', slug)).rejects.toThrow('products_slug_check');
  });

  it('is generated from the id if none is given', async () => {
    const row = await db.selectFrom('products').selectAll().where('id', '=', '9').executeTakeFirstOrThrow();
    const { slug: _slug, ...rest } = row;
    await db
      .insertInto('products')
      .values({
        ...rest,
        id: 'A New_One',
        title: JSON.stringify(rest.title),
        description: JSON.stringify(rest.description),
      })
      .execute();
    const made = await db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', 'A New_One')
      .executeTakeFirst();
    expect(made).toEqual({ slug: 'product-a-new-one' });
    await db.deleteFrom('products').where('id', '=', 'A New_One').execute();
  });

  it('is indexed by search engines, but the payment page is not', async () => {
    const page = await app.inject('/en/products/atlas-of-attention');
    const payment = await app.inject('/en/products/2/payment');
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, undefined]);
    expect([payment.statusCode, payment.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(await wholeSitemap(app)).toContain('/ar/products/atlas-of-attention<');
    expect((await app.inject('/en/products/month-membership')).statusCode).toBe(404);
    expect((await app.inject('/en/products/nothing')).statusCode).toBe(404);
  });
});

describe('a product’s sample', () => {
  const address = async () => {
    const page = await pageOf('grammar-of-movement');
    expect(page).toMatchObject({ Sample: { file: { mediaType: 'video/webm' } } });
    return (page as { Sample: { file: { href: string } } }).Sample.file.href;
  };

  it('is sent to anyone, whole and in ranges', async () => {
    const href = await address();
    const whole = await app.inject(href);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
    const id = createHash('sha256').update(whole.rawPayload).digest('hex');
    expect(whole.headers.etag).toBe(`"${id}"`);
    const part = await app.inject({ url: href, headers: { range: 'bytes=10-19' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
  });

  it('gives access to nothing else, and to nothing of a product that is not for sale', async () => {
    const href = await address();
    expect((await app.inject(href.replace('breath', 'weight'))).statusCode).toBe(404);
    expect((await app.inject('/library/samples/2/the-atlas-of-attention.epub')).statusCode).toBe(404);
    await db.updateTable('products').set({ active: false }).where('id', '=', '5').execute();
    expect((await app.inject(href)).statusCode).toBe(404);
    await db.updateTable('products').set({ active: true }).where('id', '=', '5').execute();
  });
});
