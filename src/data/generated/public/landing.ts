/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type ShownPriceFragment = { default: string, sale: string | null, old: string | null, withSale: boolean, member: string | null, Currency: { id: string, code: string } };

export type LandingQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingQuery = { researches: { Researches: Array<{ id: string, slug: string, title: string, releaseDate: string, Authors: Array<{ id: string, fullName: string }> }> }, plans: Array<{ id: string, title: string, description: string | null, duration: number | null, trialPeriod: number, infinity: boolean, lifetime: boolean, index: number, Product: { id: string, Tariffs: Array<{ id: string, index: number, Prices: Array<{ default: string, sale: string | null, old: string | null, withSale: boolean, member: string | null, Currency: { id: string, code: string } }> }> } }>, products: Array<{ id: string, slug: string, title: string, description: string, Plan: { id: string } | null, Tariffs: Array<{ id: string, index: number, Prices: Array<{ default: string, sale: string | null, old: string | null, withSale: boolean, member: string | null, Currency: { id: string, code: string } }> }> }> };

export const LandingDocument = /* @__PURE__ */ new TypedDocumentString('Landing', 'sha256:f71ced072027fbd9e90ca4e6a1365aea11720a7b02d482009302e2f4d8abd7d9', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query Landing {
  researches(filter: { page: 1, limit: 3 }) {
    Researches {
      id
      slug
      title
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
    trialPeriod
    infinity
    lifetime
    index
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
    id
    slug
    title
    description
    Plan {
      id
    }
    Tariffs {
      id
      index
      Prices {
        ...ShownPrice
      }
    }
  }
}
    fragment ShownPrice on Price {
  Currency {
    id
    code
  }
  default
  sale
  old
  withSale
  member
}`) as unknown as TypedDocumentString<LandingQuery, LandingQueryVariables>;