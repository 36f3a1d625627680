/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type CurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrenciesQuery = { directories: { Currencies: Array<{ id: string, code: string, name: string, isComplete: boolean }> } };


export const CurrenciesDocument = /* @__PURE__ */ new TypedDocumentString('Currencies', 'sha256:7206bee1d66a4d98cb514d90d647567f526661294951df8f8e4a1b9a61b8880d', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query Currencies {
  directories {
    Currencies {
      id
      code
      name
      isComplete
    }
  }
}
    `) as unknown as TypedDocumentString<CurrenciesQuery, CurrenciesQueryVariables>;