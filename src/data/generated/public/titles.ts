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

export type TitleFilter = {
  /** Words in the title or the description, in the caller's language or in English. */
  search?: string | null | undefined;
  kind?: ProductKind | null | undefined;
  /** A language prefix, as in `Product.languages`. */
  language?: string | null | undefined;
  /** Starts at 1. */
  page?: number | null | undefined;
  limit?: number | null | undefined;
};

export type PageCountFragment = { total: number, totalPages: number };

export type ProductCardFragment = { id: string, slug: string, title: string, description: string, kind: ProductKind | null, languages: Array<string>, imageWeb: string | null, Rating: { average: number, count: number } | null, Tariffs: Array<{ id: string, index: number, soldUntil: string | null, soldOut: boolean, Prices: Array<{ default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } }> }> };

export type ShownPriceFragment = { default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } };

export type TitlesQueryVariables = Exact<{
  filter?: TitleFilter | null | undefined;
}>;


export type TitlesQuery = { titles: { kinds: Array<ProductKind>, languages: Array<string>, Products: Array<{ id: string, slug: string, title: string, description: string, kind: ProductKind | null, languages: Array<string>, imageWeb: string | null, Rating: { average: number, count: number } | null, Tariffs: Array<{ id: string, index: number, soldUntil: string | null, soldOut: boolean, Prices: Array<{ default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } }> }> }>, Pagination: { total: number, totalPages: number } } };

export const TitlesDocument = /* @__PURE__ */ new TypedDocumentString('Titles', 'sha256:fcef0bff696b3d9d52b08a4bb32f9ea4c35f55a244a3ae9009106e0919941a99', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query Titles($filter: TitleFilter) {
  titles(filter: $filter) {
    Products {
      ...ProductCard
    }
    Pagination {
      ...PageCount
    }
    kinds
    languages
  }
}
    fragment PageCount on Pagination {
  total
  totalPages
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
}`) as unknown as TypedDocumentString<TitlesQuery, TitlesQueryVariables>;