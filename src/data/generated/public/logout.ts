/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type SessionsEndMutationVariables = Exact<{
  tokenHashes: Array<string> | string;
}>;


export type SessionsEndMutation = { sessionsEnd: boolean };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };


export const SessionsEndDocument = /* @__PURE__ */ new TypedDocumentString('SessionsEnd', 'sha256:50e83bda1f8d6bc4992ff666edb1ebbaad43f31f665432084e23ae86054edbc4', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation SessionsEnd($tokenHashes: [String!]!) {
  sessionsEnd(tokenHashes: $tokenHashes)
}
    `) as unknown as TypedDocumentString<SessionsEndMutation, SessionsEndMutationVariables>;
export const LogoutDocument = /* @__PURE__ */ new TypedDocumentString('Logout', 'sha256:ea8eeb3db1c862fffeadc291ff7349a258518dcc4f02276bdf7f3960a9b1719c', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation Logout {
  logout
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;