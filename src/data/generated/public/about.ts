/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { shop: { titles: number, studies: number, members: number | null, countries: number | null }, people: Array<{ id: string }> };


export const AboutDocument = /* @__PURE__ */ new TypedDocumentString('About', 'sha256:094e72d5ad30d503edf0dd96d45604adcda2b87fe76de8ff2f3b2e799606b8fd', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query About {
  shop {
    titles
    studies
    members
    countries
  }
  people {
    id
  }
}
    `) as unknown as TypedDocumentString<AboutQuery, AboutQueryVariables>;