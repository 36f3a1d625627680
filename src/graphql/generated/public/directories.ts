/* Written by `npm run codegen` from src/graphql/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/graphql/typedDocumentString';
export type CurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrenciesQuery = { directories: { Currencies: Array<{ id: string, code: string, name: string }> } };


export const CurrenciesDocument = /* @__PURE__ */ new TypedDocumentString(`
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