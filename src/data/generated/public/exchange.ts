/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type ExchangeRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangeRatesQuery = { exchangeRates: { base: { id: string, code: string }, Rates: Array<{ decimals: number, rate: string, source: string, takenAt: string, Currency: { id: string, code: string } }> } };


export const ExchangeRatesDocument = /* @__PURE__ */ new TypedDocumentString('ExchangeRates', 'sha256:04f04d22dc506d8bdafa7312e14f88aa0827ce5b8e396d3e3d2306c2059e1342', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query ExchangeRates {
  exchangeRates {
    base {
      id
      code
    }
    Rates {
      Currency {
        id
        code
      }
      decimals
      rate
      source
      takenAt
    }
  }
}
    `) as unknown as TypedDocumentString<ExchangeRatesQuery, ExchangeRatesQueryVariables>;