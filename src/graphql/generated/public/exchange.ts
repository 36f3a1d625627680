/* Written by `npm run codegen` from src/graphql/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/graphql/typedDocumentString';
export type ExchangeRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangeRatesQuery = { exchangeRates: { base: { id: string, code: string }, Rates: Array<{ decimals: number, rate: string, source: string, takenAt: string, Currency: { id: string, code: string } }> } };


export const ExchangeRatesDocument = /* @__PURE__ */ new TypedDocumentString(`
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