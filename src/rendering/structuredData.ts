/**
 * A page's structured data for search engines, in the schema.org vocabulary. Generated here, so that it costs the
 * application nothing.
 */
import type { ItemList, Offer, Organization, Product, Review, ScholarlyArticle } from 'schema-dts';
import * as v from 'valibot';
import { originPlaceholder } from '../lib/baseUrl.ts';
import { isLang, languageOf, type Lang } from '../shared/languages.ts';
import { paths } from '../shared/paths.ts';
import { product } from '../shared/product.ts';
import { socialPicture } from '../shared/socialPicture.ts';

const prices = v.array(
  v.object({
    Currency: v.object({ code: v.string() }),
    default: v.string(),
    sale: v.nullable(v.string()),
    withSale: v.boolean(),
    suggested: v.nullable(v.string()),
    // Member prices aren't for everyone, so they aren't offers.
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
    isSold: v.literal(true),
    Product: v.object({
      id: v.string(),
      slug: v.string(),
      title: v.string(),
      description: v.string(),
      Rating: v.nullish(v.object({ average: v.number(), count: v.number(), reviewCount: v.number() })),
      Tariffs: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          soldUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
          soldOut: v.boolean(),
          Prices: prices,
        }),
      ),
    }),
    Reviews: v.optional(
      v.array(
        v.object({
          stars: v.number(),
          text: v.string(),
          language: v.string(),
          authorName: v.nullable(v.string()),
          ratedAt: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    ),
  }),
});

const withTitles = v.object({
  titles: v.object({ Products: v.array(v.object({ slug: v.string() })) }),
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

/** The object form of a schema.org type. */
type Fact<Type> = Exclude<Type, string>;

const organization: Fact<Organization> = {
  '@type': 'Organization',
  name: product.name,
  url: `${originPlaceholder}/`,
  logo: `${originPlaceholder}/icon-512.png`,
};

type Plan = v.InferOutput<typeof withPlans>['plans'][number];

type Prices = v.InferOutput<typeof prices>;

/** An offer with the current price in the currency that the page shows; none without a price. */
function offerOf(
  known: Prices,
  lang: Lang,
  more: Pick<Fact<Offer>, 'url' | 'name' | 'availability' | 'availabilityEnds'>,
): Fact<Offer>[] {
  const { currency } = languageOf(lang);
  const price = known.find(({ Currency }) => Currency.code === currency) ?? known[0];
  if (!price) return [];
  return [
    {
      '@type': 'Offer',
      price: price.withSale && price.sale !== null ? price.sale : price.default,
      priceCurrency: price.Currency.code,
      // Pay what you want.
      ...(price.suggested !== null && {
        priceSpecification: {
          '@type': 'PriceSpecification',
          price: price.default,
          minPrice: Number(price.default),
          priceCurrency: price.Currency.code,
        },
      }),
      availability: 'https://schema.org/InStock',
      ...more,
    },
  ];
}

/** Whether a tariff is available, and until when, because a prerendered page is read later. */
function availabilityOf(
  { soldUntil, soldOut }: { readonly soldUntil: string | null; readonly soldOut: boolean },
  now: Date,
): Pick<Fact<Offer>, 'availability' | 'availabilityEnds'> {
  const isOver = soldUntil !== null && Date.parse(soldUntil) <= now.getTime();
  return {
    ...((isOver || soldOut) && { availability: 'https://schema.org/SoldOut' }),
    ...(soldUntil !== null && { availabilityEnds: soldUntil }),
  };
}

type ProductPage = v.InferInput<typeof withProduct>['productPage'];

/** The ratings that the page shows. Reviews without an author's name, which schema.org requires, are left out. */
function ratingFacts({
  Product: { Rating: rating },
  Reviews: reviews = [],
}: ProductPage): Pick<Fact<Product>, 'aggregateRating' | 'review'> {
  if (!rating) return {};
  const review = reviews.flatMap(({ stars, text, language, authorName, ratedAt }): Fact<Review>[] =>
    authorName === null
      ? []
      : [
          {
            '@type': 'Review',
            author: { '@type': 'Person', name: authorName },
            datePublished: ratedAt.slice(0, 10),
            inLanguage: isLang(language) ? languageOf(language).tag : language,
            reviewBody: text,
            reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
          },
        ],
  );
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      ratingCount: rating.count,
      ...(rating.reviewCount > 0 && { reviewCount: rating.reviewCount }),
      bestRating: 5,
      worstRating: 1,
    },
    ...(review.length > 0 && { review }),
  };
}

/** A product with an offer per tariff. */
function productFact(page: ProductPage, lang: Lang, now: Date): Fact<Product>[] {
  const { Product } = page;
  const url = originPlaceholder + paths.product.href(lang, Product.slug);
  const offers = Product.Tariffs.flatMap((tariff) =>
    offerOf(tariff.Prices, lang, { name: tariff.name, url, ...availabilityOf(tariff, now) }),
  );
  if (offers.length === 0) return [];
  return [
    {
      '@type': 'Product',
      name: Product.title,
      description: Product.description,
      sku: Product.id,
      url,
      image: `${originPlaceholder}/social/${socialPicture(`/products/${Product.slug}`)}.png`,
      brand: { '@type': 'Brand', name: product.name },
      offers,
      ...ratingFacts(page),
    },
  ];
}

/** A plan with its price. */
function planFact(plan: Plan, lang: Lang): Fact<Product>[] {
  const url = originPlaceholder + paths.productPayment.href(lang, plan.Product.id);
  const [offers] = offerOf(plan.Product.Tariffs[0]?.Prices ?? [], lang, { url });
  if (!offers) return [];
  return [
    {
      '@type': 'Product',
      name: plan.title,
      ...(plan.description && { description: plan.description }),
      image: `${originPlaceholder}/social/default.png`,
      brand: { '@type': 'Brand', name: product.name },
      offers,
    },
  ];
}

/** Titles in the order of the page; their own pages say more. */
const listFact = (slugs: readonly string[], lang: Lang): Fact<ItemList> => ({
  '@type': 'ItemList',
  itemListElement: slugs.map((slug, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: originPlaceholder + paths.product.href(lang, slug),
  })),
});

type PageFact = Fact<Organization> | Fact<ItemList> | Fact<Product> | Fact<ScholarlyArticle>;

/** The structured data of a page, from its loaders' responses. */
export function factsOf(
  path: string,
  lang: Lang,
  answers: readonly unknown[],
  now: Date,
): readonly PageFact[] {
  const facts: PageFact[] = ['/', paths.landing.href(lang)].includes(path) ? [organization] : [];
  for (const answer of answers) {
    if (v.is(withPlans, answer)) facts.push(...answer.plans.flatMap((plan) => planFact(plan, lang)));
    if (v.is(withProduct, answer)) facts.push(...productFact(answer.productPage, lang, now));
    if (v.is(withTitles, answer)) {
      const slugs = answer.titles.Products.map(({ slug }) => slug);
      if (slugs.length > 0) facts.push(listFact(slugs, lang));
    }
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
