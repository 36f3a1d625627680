/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type ResearchStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'ARCHIVED';

export type ResearchFilter = {
  search?: string | null | undefined;
  categoryId?: string | number | null | undefined;
  authorId?: string | number | null | undefined;
  /** Starts at 1. */
  page?: number | null | undefined;
  limit?: number | null | undefined;
};

export type PageCountFragment = { total: number, totalPages: number };

export type ResearchCardFragment = { id: string, slug: string, title: string, description: string, imageWeb: string | null, platformLogo: string | null, releaseDate: string, viewsCount: number, Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string }> };

export type ShownPriceFragment = { default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } };

export type ResearchesQueryVariables = Exact<{
  filter?: ResearchFilter | null | undefined;
}>;


export type ResearchesQuery = { researches: { Researches: Array<{ id: string, slug: string, title: string, description: string, imageWeb: string | null, platformLogo: string | null, releaseDate: string, viewsCount: number, Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string }> }>, Pagination: { total: number, totalPages: number } } };

export type ResearchDirectoryQueryVariables = Exact<{ [key: string]: never; }>;


export type ResearchDirectoryQuery = { researchDirectory: { Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string }> } };

export type ResearchBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type ResearchBySlugQuery = { research: { id: string, slug: string, title: string, description: string, seoTitle: string | null, seoDescription: string | null, imageWeb: string | null, imageMob: string | null, platformLogo: string | null, doi: string | null, file: string | null, source: string | null, nftSource: string | null, releaseDate: string, viewsCount: number, status: ResearchStatus, Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string, avatar: string | null, description: string | null, regalia: string | null, landingUrl: string | null }>, Product: { id: string, title: string, Tariffs: Array<{ id: string, index: number, name: string, soldUntil: string | null, soldOut: boolean, Prices: Array<{ default: string, sale: string | null, old: string | null, lowest: string | null, withSale: boolean, member: string | null, suggested: string | null, Currency: { id: string, code: string, isComplete: boolean } }> }> } | null } | null };

export type ResearchViewedMutationVariables = Exact<{
  slug: string;
}>;


export type ResearchViewedMutation = { researchViewed: boolean };

export const ResearchesDocument = /* @__PURE__ */ new TypedDocumentString('Researches', 'sha256:706f4016898dbbd0e2c8bd6d8ca1b1d9ba35ea1d0869aa86146eea2a90999af4', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query Researches($filter: ResearchFilter) {
  researches(filter: $filter) {
    Researches {
      ...ResearchCard
    }
    Pagination {
      ...PageCount
    }
  }
}
    fragment PageCount on Pagination {
  total
  totalPages
}
fragment ResearchCard on Research {
  id
  slug
  title
  description
  imageWeb
  platformLogo
  releaseDate
  viewsCount
  Categories {
    id
    displayName
  }
  Authors {
    id
    fullName
  }
}`) as unknown as TypedDocumentString<ResearchesQuery, ResearchesQueryVariables>;
export const ResearchDirectoryDocument = /* @__PURE__ */ new TypedDocumentString('ResearchDirectory', 'sha256:b79b4eece5650270a61d285bf8d7c47fa6e0e12540abbfb442cf4b5e4e329f46', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query ResearchDirectory {
  researchDirectory {
    Categories {
      id
      displayName
    }
    Authors {
      id
      fullName
    }
  }
}
    `) as unknown as TypedDocumentString<ResearchDirectoryQuery, ResearchDirectoryQueryVariables>;
export const ResearchBySlugDocument = /* @__PURE__ */ new TypedDocumentString('ResearchBySlug', 'sha256:aae7121e6c2b6873443fb5ae652cddd43f0c609d85f51601bc12ea16de3d9aa2', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query ResearchBySlug($slug: String!) {
  research(slug: $slug) {
    id
    slug
    title
    description
    seoTitle
    seoDescription
    imageWeb
    imageMob
    platformLogo
    doi
    file
    source
    nftSource
    releaseDate
    viewsCount
    status
    Categories {
      id
      displayName
    }
    Authors {
      id
      fullName
      avatar
      description
      regalia
      landingUrl
    }
    Product {
      id
      title
      Tariffs {
        id
        index
        name
        soldUntil
        soldOut
        Prices {
          ...ShownPrice
        }
      }
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
}`) as unknown as TypedDocumentString<ResearchBySlugQuery, ResearchBySlugQueryVariables>;
export const ResearchViewedDocument = /* @__PURE__ */ new TypedDocumentString('ResearchViewed', 'sha256:998ef8ae55c857f41f4515b0a16d95bc13753ec4c9de8209370e810983ae1d58', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation ResearchViewed($slug: String!) {
  researchViewed(slug: $slug)
}
    `) as unknown as TypedDocumentString<ResearchViewedMutation, ResearchViewedMutationVariables>;