/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type PeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleQuery = { people: Array<{ id: string, name: string, role: string, text: string | null, hue: string }> };


export const PeopleDocument = /* @__PURE__ */ new TypedDocumentString('People', 'sha256:812d4ac569df1f83b9b00167db0172f49b027bfd2b99d478ae20cce3790aae9f', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query People {
  people {
    id
    name
    role
    text
    hue
  }
}
    `) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;