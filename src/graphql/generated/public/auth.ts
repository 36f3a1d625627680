/* Written by `npm run codegen` from src/graphql/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/graphql/typedDocumentString';
export type RegisterInput = {
  /** An e-mail address; it is the login. */
  login: string;
  password: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** The prefix of one of the supported languages. */
  language: string;
  currencyId?: string | number | null | undefined;
  utm?: UtmInput | null | undefined;
  acceptsTerms: boolean;
};

export type LoginLinkInput = {
  email: string;
  language: string;
  /** A path of this site to come back to. */
  returnTo?: string | null | undefined;
};

export type UtmInput = {
  utm_campaign?: string | null | undefined;
  utm_medium?: string | null | undefined;
  utm_source?: string | null | undefined;
};

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string } };

export type LoginLinkRequestMutationVariables = Exact<{
  input: LoginLinkInput;
}>;


export type LoginLinkRequestMutation = { loginLinkRequest: boolean };

export type AuthCodeExchangeMutationVariables = Exact<{
  code: string;
  otp?: string | null | undefined;
}>;


export type AuthCodeExchangeMutation = { authCodeExchange: { token: string, returnTo: string | null, passwordCode: string | null } };


export const RegisterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const LoginLinkRequestDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation LoginLinkRequest($input: LoginLinkInput!) {
  loginLinkRequest(input: $input)
}
    `) as unknown as TypedDocumentString<LoginLinkRequestMutation, LoginLinkRequestMutationVariables>;
export const AuthCodeExchangeDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AuthCodeExchange($code: String!, $otp: String) {
  authCodeExchange(code: $code, otp: $otp) {
    token
    returnTo
    passwordCode
  }
}
    `) as unknown as TypedDocumentString<AuthCodeExchangeMutation, AuthCodeExchangeMutationVariables>;