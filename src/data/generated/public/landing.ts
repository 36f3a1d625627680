/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type ProductKind =
  | 'BOOK'
  | 'COURSE'
  | 'EVENT'
  | 'FILM'
  /** Something to print: a pattern, a drawing, a picture. */
  | 'PRINTABLE'
  | 'RECORDING'
  | 'SOFTWARE';

export type ProductCardFragment = { id: string, slug: string, title: string, description: string, kind: ProductKind | null, languages: Array<string>, imageWeb: string | null, Rating: { average: number, count: number } | null, Tariffs: Array<{ id: string, index: number, soldUntil: string | null, soldOut: boolean, Prices: Array<{ default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } }> }> };

export type ShownPriceFragment = { default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } };

export type ShownReviewFragment = { id: string, stars: number, text: string, language: string, authorName: string | null, ratedAt: string };

export type LandingQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingQuery = { shop: { titles: number, activatable: number, studies: number, members: number | null, countries: number | null, Rating: { average: number, count: number } | null, Reviews: Array<{ Review: { id: string, stars: number, text: string, language: string, authorName: string | null, ratedAt: string }, Product: { id: string, slug: string, title: string } }> }, researches: { Researches: Array<{ id: string, slug: string, title: string, description: string, imageWeb: string | null, releaseDate: string, Authors: Array<{ id: string, fullName: string }> }> }, plans: Array<{ id: string, title: string, description: string | null, duration: number | null, months: number | null, trialPeriod: number, activations: number, opensMemberPrices: boolean, infinity: boolean, lifetime: boolean, index: number, landingUrl: string | null, imageWeb: string | null, Product: { id: string, Tariffs: Array<{ id: string, index: number, Prices: Array<{ default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } }> }> } }>, products: Array<{ landingUrl: string | null, availableDuration: number | null, id: string, slug: string, title: string, description: string, kind: ProductKind | null, languages: Array<string>, imageWeb: string | null, Plan: { id: string } | null, Rating: { average: number, count: number } | null, Tariffs: Array<{ id: string, index: number, soldUntil: string | null, soldOut: boolean, Prices: Array<{ default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } }> }> }> };

export const LandingDocument = /* @__PURE__ */ new TypedDocumentString('Landing', 'sha256:97077f12b9ce20c977062b1eb636e486546e68a1e44ed7c504734efa43b2280b', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query Landing {
  shop {
    titles
    activatable
    studies
    members
    countries
    Rating {
      average
      count
    }
    Reviews {
      Review {
        ...ShownReview
      }
      Product {
        id
        slug
        title
      }
    }
  }
  researches(filter: { page: 1, limit: 3 }) {
    Researches {
      id
      slug
      title
      description
      imageWeb
      releaseDate
      Authors {
        id
        fullName
      }
    }
  }
  plans {
    id
    title
    description
    duration
    months
    trialPeriod
    activations
    opensMemberPrices
    infinity
    lifetime
    index
    landingUrl
    imageWeb
    Product {
      id
      Tariffs {
        id
        index
        Prices {
          ...ShownPrice
        }
      }
    }
  }
  products {
    ...ProductCard
    landingUrl
    availableDuration
    Plan {
      id
    }
  }
}
    fragment ProductCard on Product {
  id
  slug
  title
  description
  kind
  languages
  imageWeb
  Rating {
    average
    count
  }
  Tariffs {
    id
    index
    soldUntil
    soldOut
    Prices {
      ...ShownPrice
    }
  }
}
fragment ShownPrice on Price {
  Currency {
    id
    code
    isComplete
  }
  default
  sale
  old
  lowest
  withSale
  member
  suggested
}
fragment ShownReview on Review {
  id
  stars
  text
  language
  authorName
  ratedAt
}`) as unknown as TypedDocumentString<LandingQuery, LandingQueryVariables>;