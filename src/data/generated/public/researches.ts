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
  /** From 1. */
  page?: number | null | undefined;
  limit?: number | null | undefined;
};

export type PageCountFragment = { total: number, totalPages: number };

export type ResearchCardFragment = { id: string, slug: string, title: string, description: string, releaseDate: string, viewsCount: number, Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string }> };

export type ShownPriceFragment = { default: string, sale: string | null, old: string | null, withSale: boolean, member: string | null, Currency: { id: string, code: string } };

export type ResearchesQueryVariables = Exact<{
  filter?: ResearchFilter | null | undefined;
}>;


export type ResearchesQuery = { researches: { Researches: Array<{ id: string, slug: string, title: string, description: string, releaseDate: string, viewsCount: number, Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string }> }>, Pagination: { total: number, totalPages: number } } };

export type ResearchDirectoryQueryVariables = Exact<{ [key: string]: never; }>;


export type ResearchDirectoryQuery = { researchDirectory: { Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string }> } };

export type ResearchBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type ResearchBySlugQuery = { research: { id: string, slug: string, title: string, description: string, seoTitle: string | null, seoDescription: string | null, doi: string | null, file: string | null, source: string | null, nftSource: string | null, releaseDate: string, viewsCount: number, status: ResearchStatus, Categories: Array<{ id: string, displayName: string }>, Authors: Array<{ id: string, fullName: string, description: string | null, regalia: string | null }>, Product: { id: string, title: string, Tariffs: Array<{ id: string, index: number, Prices: Array<{ default: string, sale: string | null, old: string | null, withSale: boolean, member: string | null, Currency: { id: string, code: string } }> }> } | null } | null };

export type ResearchViewedMutationVariables = Exact<{
  slug: string;
}>;


export type ResearchViewedMutation = { researchViewed: boolean };

export const ResearchesDocument = /* @__PURE__ */ new TypedDocumentString('Researches', 'sha256:e7fb4558b6e0622f295436a6b0ddd892ff1e9bc5381223ef8c1e5bce17a693ad', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
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
export const ResearchBySlugDocument = /* @__PURE__ */ new TypedDocumentString('ResearchBySlug', 'sha256:a14f85848bf57185481bcf782a1ac6e2448a4dda147b886a06456804b0caa8ad', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query ResearchBySlug($slug: String!) {
  research(slug: $slug) {
    id
    slug
    title
    description
    seoTitle
    seoDescription
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
      description
      regalia
    }
    Product {
      id
      title
      Tariffs {
        id
        index
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
  }
  default
  sale
  old
  withSale
  member
}`) as unknown as TypedDocumentString<ResearchBySlugQuery, ResearchBySlugQueryVariables>;
export const ResearchViewedDocument = /* @__PURE__ */ new TypedDocumentString('ResearchViewed', 'sha256:998ef8ae55c857f41f4515b0a16d95bc13753ec4c9de8209370e810983ae1d58', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation ResearchViewed($slug: String!) {
  researchViewed(slug: $slug)
}
    `) as unknown as TypedDocumentString<ResearchViewedMutation, ResearchViewedMutationVariables>;