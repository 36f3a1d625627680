/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type CurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrenciesQuery = { directories: { Currencies: Array<{ id: string, code: string, name: string }> } };


export const CurrenciesDocument = /* @__PURE__ */ new TypedDocumentString('Currencies', 'sha256:e2a4e48b8aaecaf2ac6bce73324f77eb15ed8b07125cb832e4afa28e5f96f1b3', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query Currencies {
  directories {
    Currencies {
      id
      code
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CurrenciesQuery, CurrenciesQueryVariables>;