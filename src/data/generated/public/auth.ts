/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type UsedLink =
  | 'LOG_IN'
  | 'CONFIRM_EMAIL';

export type RegisterInput = {
  /** The email address to log in with. */
  login: string;
  password: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** The prefix of one of the supported languages. */
  language: string;
  currencyId?: string | number | null | undefined;
  utm?: UtmInput | null | undefined;
  acceptsTerms: boolean;
  /** A path on this site to continue to. */
  returnTo?: string | null | undefined;
};

export type LoginLinkInput = {
  email: string;
  language: string;
  /** A path on this site to return to. */
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


export type RegisterMutation = { register: { registration: string } };

export type RegistrationResendMutationVariables = Exact<{
  registration: string;
}>;


export type RegistrationResendMutation = { registrationResend: { registration: string } };

export type RegistrationConfirmMutationVariables = Exact<{
  registration: string;
  code: string;
}>;


export type RegistrationConfirmMutation = { registrationConfirm: { token: string, returnTo: string | null } };

export type LoginLinkRequestMutationVariables = Exact<{
  input: LoginLinkInput;
}>;


export type LoginLinkRequestMutation = { loginLinkRequest: boolean };

export type AuthCodeExchangeMutationVariables = Exact<{
  code: string;
  otp?: string | null | undefined;
  registration?: string | null | undefined;
  password?: string | null | undefined;
  newPassword?: string | null | undefined;
}>;


export type AuthCodeExchangeMutation = { authCodeExchange: { token: string, returnTo: string | null, emailConfirmed: boolean } };

export type UsedLinkQueryVariables = Exact<{
  code: string;
}>;


export type UsedLinkQuery = { usedLink: UsedLink | null };

export type AuthLinkQueryVariables = Exact<{
  code: string;
}>;


export type AuthLinkQuery = { authLink: { email: string, isOwn: boolean } | null };


export const RegisterDocument = /* @__PURE__ */ new TypedDocumentString('Register', 'sha256:baa1a3421143e89181b75eee90fb32b58550c7f80f59b6c77398c82bc550b473', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    registration
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const RegistrationResendDocument = /* @__PURE__ */ new TypedDocumentString('RegistrationResend', 'sha256:3b15f92b9fb0857aab94c3cc96b9f85574bafcfacd59777b1e614ec08d1448e4', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation RegistrationResend($registration: String!) {
  registrationResend(registration: $registration) {
    registration
  }
}
    `) as unknown as TypedDocumentString<RegistrationResendMutation, RegistrationResendMutationVariables>;
export const RegistrationConfirmDocument = /* @__PURE__ */ new TypedDocumentString('RegistrationConfirm', 'sha256:f98751e53f1c38154198b4068ab7150524862ce62118f112768a169395a0e006', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation RegistrationConfirm($registration: String!, $code: String!) {
  registrationConfirm(registration: $registration, code: $code) {
    token
    returnTo
  }
}
    `) as unknown as TypedDocumentString<RegistrationConfirmMutation, RegistrationConfirmMutationVariables>;
export const LoginLinkRequestDocument = /* @__PURE__ */ new TypedDocumentString('LoginLinkRequest', 'sha256:eaf30f79a4eaf69f9d362306e6072a788f2a22fbdcf68910b83bfacdd572310c', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation LoginLinkRequest($input: LoginLinkInput!) {
  loginLinkRequest(input: $input)
}
    `) as unknown as TypedDocumentString<LoginLinkRequestMutation, LoginLinkRequestMutationVariables>;
export const AuthCodeExchangeDocument = /* @__PURE__ */ new TypedDocumentString('AuthCodeExchange', 'sha256:2de2d683f1d97a1373dfc1363446a9f29f5f87fa956277c0f3f984a4f83d626f', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation AuthCodeExchange($code: String!, $otp: String, $registration: String, $password: String, $newPassword: String) {
  authCodeExchange(
    code: $code
    otp: $otp
    registration: $registration
    password: $password
    newPassword: $newPassword
  ) {
    token
    returnTo
    emailConfirmed
  }
}
    `) as unknown as TypedDocumentString<AuthCodeExchangeMutation, AuthCodeExchangeMutationVariables>;
export const UsedLinkDocument = /* @__PURE__ */ new TypedDocumentString('UsedLink', 'sha256:0c8f620e1988cd9dbddd4202a0de2dbd71dc96a9103764007389f08af451eb19', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query UsedLink($code: String!) {
  usedLink(code: $code)
}
    `) as unknown as TypedDocumentString<UsedLinkQuery, UsedLinkQueryVariables>;
export const AuthLinkDocument = /* @__PURE__ */ new TypedDocumentString('AuthLink', 'sha256:8c73ce2e6d96f9a339c04960c4eeb2f30360981b9a6886c6c7edc9a4024936ee', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query AuthLink($code: String!) {
  authLink(code: $code) {
    email
    isOwn
  }
}
    `) as unknown as TypedDocumentString<AuthLinkQuery, AuthLinkQueryVariables>;