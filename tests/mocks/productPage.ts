import { products } from './catalogue';
import type { Answers } from './contract';
import { researches } from './researches';

/** A product page with every section; each edition includes a book and a text. */
export const productPageAnswers = {
  productPage: ({ product: name }) => {
    const product = products.find(({ slug, id }) => slug === name || id === name);
    if (!product || product.Plan) return null;
    return {
      Product: product,
      isSold: true,
      Contents: product.Tariffs.map(({ id }) => ({
        tariffId: id,
        Items: [
          {
            id: `${id}-book`,
            kind: 'FILE' as const,
            title: 'The book',
            languages: [],
            minutes: null,
            Dates: [],
            Formats: [{ name: 'EPUB', size: 56_687 }],
          },
          {
            id: `${id}-notes`,
            kind: 'TEXT' as const,
            title: 'Notes',
            description: 'On how it was made.',
            languages: ['en', 'de'],
            minutes: 4,
            Dates: [],
            Formats: [],
          },
        ],
      })),
      Authors: researches[0]?.Authors ?? [],
      Sample: {
        title: 'Notes',
        text: { title: 'Notes', body: 'It began with a map.\n\nNobody had asked for one.', language: 'en' },
        hasExcerpt: true,
        file: null,
      },
      Researches: researches.slice(0, 2),
      Similar: products.filter((each) => each !== product && !each.Plan).slice(0, 3),
      Reviews: [],
    };
  },
  productExcerpt: () => ({
    title: 'Notes',
    body: 'It began with a map.\n\n## Who asked for it\n\nNobody had asked for *one*.',
    language: 'en',
  }),
} satisfies Partial<Answers>;
