import type { Kysely } from 'kysely';
import { fallbackLang, type Lang } from '../../../src/shared/languages.ts';
import { localize, localizeNullable } from '../../catalogue/words.ts';
import { productPage, relatedResearches, type ProductPageFacts } from '../../commerce/library/productPage.ts';
import { minutesOf } from '../../commerce/library/readingTime.ts';
import {
  excerptOf,
  hasExcerpt,
  openingOf,
  sampleAddress,
  sampleFile,
} from '../../commerce/library/sample.ts';
import { similarProducts } from '../../commerce/library/similarProducts.ts';
import { textOf } from '../../commerce/library/text.ts';
import type { Database } from '../../database/schema.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

const sampleOf = ({ product, contents }: ProductPageFacts) =>
  contents.find(({ id }) => id === product.sample_id);

/** A sample's text in the reader's language, or in English, or in any other; null if it isn't a text. */
async function sampleText(db: Kysely<Database>, page: ProductPageFacts, lang: Lang) {
  const sample = sampleOf(page);
  if (!sample) return null;
  return textOf(db, sample, [lang, fallbackLang]);
}

/** The content of product pages. */
export const productPages: Resolvers = {
  Query: {
    productPage: (_parent, { product }, { db, catalogue }) => productPage(db, catalogue, product),
    async productExcerpt(_parent, { product }, { db, catalogue, lang }) {
      const page = await productPage(db, catalogue, product);
      const text = page && (await sampleText(db, page, lang));
      const body = text ? excerptOf(text.body) : null;
      return text && body !== null ? { ...text, body } : null;
    },
  },

  ProductPage: {
    Product: ({ product }) => product,
    Contents: ({ product, isSold, contents }) =>
      (isSold ? product.tariffsOnSale : []).map(({ id }) => ({
        tariffId: id,
        Items: contents.filter(({ tariff_id: tariffId }) => tariffId === id),
      })),
    Authors: ({ authors }) => [...authors],
    async Sample(page, _args, { db, lang }) {
      const { product } = page;
      const sample = sampleOf(page);
      if (!sample) return null;
      const text = await sampleText(db, page, lang);
      const file = sampleFile(sample.files);
      return {
        title: text?.title ?? localize(sample.title, lang),
        text: text && { ...text, body: openingOf(text.body) },
        hasExcerpt: text !== null && hasExcerpt(text.body),
        file: file ? { href: sampleAddress(product.id, file), mediaType: file.mediaType } : null,
      };
    },
    Researches: (page, _args, { db }) => relatedResearches(db, page),
    Similar: (page, _args, { db, catalogue }) => similarProducts(db, catalogue, page),
  },

  ContentItem: {
    title: ({ title }, _args, { lang }) => localize(title, lang),
    description: ({ description }, _args, { lang }) => localizeNullable(description, lang),
    languages: ({ texts }) => texts.map(({ lang }) => lang),
    minutes: (content, _args, { lang }) => minutesOf(content, lang, fallbackLang),
    Dates: ({ dates }, _args, { clock }) => dates.filter(({ ends_at: end }) => end > clock()),
    Formats: ({ files }) =>
      files.map(({ name, size }) => ({ name: (name.split('.').at(-1) ?? name).toUpperCase(), size })),
  },

  PublicEventDate: {
    startsAt: ({ starts_at: start }) => start.toISOString(),
    endsAt: ({ ends_at: end }) => end.toISOString(),
    timeZone: ({ time_zone: zone }) => zone,
    place: ({ place }, _args, { lang }) => localizeNullable(place, lang),
    isOnline: ({ link }) => link !== null,
  },
};
