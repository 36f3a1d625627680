/**
 * A page's structured data for search engines, in the vocabulary of schema.org. Made here, so that it costs the
 * application nothing.
 */
import * as v from 'valibot';
import { originPlaceholder } from '../../src/lib/baseUrl.ts';
import { languageOf, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { product } from '../../src/shared/product.ts';

const prices = v.array(
  v.object({
    Currency: v.object({ code: v.string() }),
    default: v.string(),
    sale: v.nullable(v.string()),
    withSale: v.boolean(),
  }),
);

const withPlans = v.object({
  plans: v.array(
    v.object({
      title: v.string(),
      description: v.nullish(v.string()),
      Product: v.object({ id: v.string(), Tariffs: v.array(v.object({ Prices: prices })) }),
    }),
  ),
});

const withProduct = v.object({
  productPage: v.object({
    Product: v.object({
      id: v.string(),
      slug: v.string(),
      title: v.string(),
      description: v.string(),
      Tariffs: v.array(v.object({ name: v.string(), Prices: prices })),
    }),
  }),
});

const withResearch = v.object({
  research: v.object({
    slug: v.string(),
    title: v.string(),
    description: v.nullish(v.string()),
    doi: v.nullish(v.string()),
    releaseDate: v.nullish(v.string()),
    Authors: v.array(v.object({ fullName: v.string() })),
    Categories: v.array(v.object({ displayName: v.string() })),
  }),
});

const organization = {
  '@type': 'Organization',
  name: product.name,
  url: `${originPlaceholder}/`,
  logo: `${originPlaceholder}/icon-512.png`,
};

type Plan = v.InferOutput<typeof withPlans>['plans'][number];

type Prices = v.InferOutput<typeof prices>;

/** What is paid now, in the currency that the page shows; nothing where there is no price. */
function offerOf(known: Prices, lang: Lang, more: object): object[] {
  const { currency } = languageOf(lang);
  const price = known.find(({ Currency }) => Currency.code === currency) ?? known[0];
  if (!price) return [];
  return [
    {
      '@type': 'Offer',
      price: price.withSale && price.sale !== null ? price.sale : price.default,
      priceCurrency: price.Currency.code,
      availability: 'https://schema.org/InStock',
      ...more,
    },
  ];
}

/** A product with an offer for each tariff. */
function productFact({ Product }: v.InferOutput<typeof withProduct>['productPage'], lang: Lang): object[] {
  const url = originPlaceholder + paths.product.href(lang, Product.slug);
  const offers = Product.Tariffs.flatMap(({ name, Prices }) => offerOf(Prices, lang, { name, url }));
  if (offers.length === 0) return [];
  return [
    {
      '@type': 'Product',
      name: Product.title,
      description: Product.description,
      sku: Product.id,
      url,
      image: `${originPlaceholder}/social/product-${Product.slug}.png`,
      brand: { '@type': 'Brand', name: product.name },
      offers,
    },
  ];
}

/** A plan with its price. */
function planFact(plan: Plan, lang: Lang): object[] {
  const url = originPlaceholder + paths.productPayment.href(lang, plan.Product.id);
  const [offers] = offerOf(plan.Product.Tariffs[0]?.Prices ?? [], lang, { url });
  if (!offers) return [];
  return [
    {
      '@type': 'Product',
      name: plan.title,
      ...(plan.description && { description: plan.description }),
      brand: { '@type': 'Brand', name: product.name },
      offers,
    },
  ];
}

/** The facts of a page, from what its loaders were answered. */
export function factsOf(path: string, lang: Lang, answers: readonly unknown[]): object[] {
  const facts: object[] = ['/', paths.landing.href(lang)].includes(path) ? [organization] : [];
  for (const answer of answers) {
    if (v.is(withPlans, answer)) facts.push(...answer.plans.flatMap((plan) => planFact(plan, lang)));
    if (v.is(withProduct, answer)) facts.push(...productFact(answer.productPage, lang));
    if (v.is(withResearch, answer)) {
      const { title, description, doi, releaseDate, Authors, Categories } = answer.research;
      facts.push({
        '@type': 'ScholarlyArticle',
        headline: title,
        ...(description && { abstract: description }),
        ...(releaseDate && { datePublished: releaseDate }),
        ...(doi && { identifier: doi, sameAs: `https://doi.org/${doi}` }),
        inLanguage: languageOf(lang).tag,
        url: originPlaceholder + path,
        author: Authors.map(({ fullName }) => ({ '@type': 'Person', name: fullName })),
        about: Categories.map(({ displayName }) => displayName),
        publisher: organization,
      });
    }
  }
  return facts;
}
