/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type OrderInput = {
  productId: string | number;
  /** The cheapest tariff, if left out. */
  tariffId?: string | number | null | undefined;
  currencyId?: string | number | null | undefined;
  giftId?: string | number | null | undefined;
  promoCode?: string | null | undefined;
};

export type Ownership =
  /** Bought, or redeemed as a present: it can be bought once more. */
  | 'PURCHASED'
  /** Opened with an activation of the subscription. */
  | 'ACTIVATED'
  /** The subscription has an activation left for it. */
  | 'INCLUDED'
  /** The product is a plan, and the caller has one without an end. */
  | 'LIFETIME'
  /** The product is a plan, and the caller has another that cannot change to it now. */
  | 'OTHER_PLAN';

export type DeliverableKind =
  | 'FILE'
  | 'TEXT'
  | 'LINK';

export type ShownPriceFragment = { default: string, sale: string | null, old: string | null, withSale: boolean, member: string | null, Currency: { id: string, code: string } };

export type ProductPageQueryVariables = Exact<{
  product: string;
}>;


export type ProductPageQuery = { productPage: { Product: { id: string, slug: string, title: string, description: string, availableDuration: number | null, Tariffs: Array<{ id: string, index: number, name: string, description: string | null, Prices: Array<{ default: string, sale: string | null, old: string | null, withSale: boolean, member: string | null, Currency: { id: string, code: string } }> }> }, Contents: Array<{ tariffId: string, Items: Array<{ id: string, kind: DeliverableKind, title: string, description: string | null, languages: Array<string>, minutes: number | null, Formats: Array<{ name: string, size: number }> }> }>, Authors: Array<{ id: string, fullName: string, regalia: string | null, description: string | null }>, Sample: { title: string, text: { body: string, language: string } | null, file: { href: string, mediaType: string } | null } | null, Researches: Array<{ id: string, slug: string, title: string, description: string }> } | null };

export type OwnedProductQueryVariables = Exact<{
  input: OrderInput;
}>;


export type OwnedProductQuery = { orderCheck: { owned: { kind: Ownership, canBuy: boolean } | null } };

export const ProductPageDocument = /* @__PURE__ */ new TypedDocumentString('ProductPage', 'sha256:64a89978581bf9b9dd56b0d17a0f47257d6a0d8c529234a7d1e4bd3f9ef4f88b', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query ProductPage($product: String!) {
  productPage(product: $product) {
    Product {
      id
      slug
      title
      description
      availableDuration
      Tariffs {
        id
        index
        name
        description
        Prices {
          ...ShownPrice
        }
      }
    }
    Contents {
      tariffId
      Items {
        id
        kind
        title
        description
        languages
        minutes
        Formats {
          name
          size
        }
      }
    }
    Authors {
      id
      fullName
      regalia
      description
    }
    Sample {
      title
      text {
        body
        language
      }
      file {
        href
        mediaType
      }
    }
    Researches {
      id
      slug
      title
      description
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
}`) as unknown as TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>;
export const OwnedProductDocument = /* @__PURE__ */ new TypedDocumentString('OwnedProduct', 'sha256:f8c8c0c898a9cd11c793f5853afea43e2fe80a885dabde42d7e0c2529f3631ed', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query OwnedProduct($input: OrderInput!) {
  orderCheck(input: $input) {
    owned {
      kind
      canBuy
    }
  }
}
    `) as unknown as TypedDocumentString<OwnedProductQuery, OwnedProductQueryVariables>;