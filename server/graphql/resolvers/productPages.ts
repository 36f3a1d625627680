import { fallbackLang } from '../../../src/shared/languages.ts';
import { localize, localizeNullable } from '../../catalogue/words.ts';
import { minutesOf, productPage, relatedResearches } from '../../commerce/library/productPage.ts';
import { openingOf, sampleAddress, sampleFile } from '../../commerce/library/sample.ts';
import { textOf } from '../../commerce/library/text.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The content of product pages. */
export const productPages: Resolvers = {
  Query: {
    productPage: (_parent, { product }, { db, catalogue }) => productPage(db, catalogue, product),
  },

  ProductPage: {
    Product: ({ product }) => product,
    Contents: ({ product, contents }) =>
      product.tariffsOnSale.map(({ id }) => ({
        tariffId: id,
        Items: contents.filter(({ tariff_id: tariffId }) => tariffId === id),
      })),
    Authors: ({ authors }) => [...authors],
    async Sample({ product, contents }, _args, { db, lang }) {
      const sample = contents.find(({ id }) => id === product.sample_id);
      if (!sample) return null;
      const langs = sample.texts.map((text) => text.lang);
      const text = await textOf(db, { id: sample.id, langs }, [lang, fallbackLang]);
      const file = sampleFile(sample.files);
      return {
        title: text?.title ?? localize(sample.title, lang),
        text: text && { ...text, body: openingOf(text.body) },
        file: file ? { href: sampleAddress(product.id, file), mediaType: file.mediaType } : null,
      };
    },
    Researches: (page, _args, { db }) => relatedResearches(db, page),
  },

  ContentItem: {
    title: ({ title }, _args, { lang }) => localize(title, lang),
    description: ({ description }, _args, { lang }) => localizeNullable(description, lang),
    languages: ({ texts }) => texts.map(({ lang }) => lang),
    minutes: (content, _args, { lang }) => minutesOf(content, lang, fallbackLang),
    Formats: ({ files }) =>
      files.map(({ name, size }) => ({ name: (name.split('.').at(-1) ?? name).toUpperCase(), size })),
  },
};
