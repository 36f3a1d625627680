/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type OwnedProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnedProductsQuery = { ownedProducts: Array<{ productId: string, itemId: string }> };


export const OwnedProductsDocument = /* @__PURE__ */ new TypedDocumentString('OwnedProducts', 'sha256:069cf372d2a7ce2d0f6c56e08413518ae3919c57b8e442e9fb6da96f4c7ef660', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query OwnedProducts {
  ownedProducts {
    productId
    itemId
  }
}
    `) as unknown as TypedDocumentString<OwnedProductsQuery, OwnedProductsQueryVariables>;