/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type DeclarationKind =
  | 'WITHDRAWAL'
  | 'CANCELLATION';

export type DeclarationCause =
  | 'ORDINARY'
  | 'FOR_CAUSE';

export type DeclarationInput = {
  kind: DeclarationKind;
  name: string;
  email: string;
  /** The order's number, or in words what the contract is about. */
  number: string;
  /** For a cancellation; ordinary by default. */
  cause?: DeclarationCause | null | undefined;
  /** Required for a cancellation for cause. */
  reason?: string | null | undefined;
  /** The day on which a canceled contract should end, `2027-01-31`; as early as possible by default. */
  endsOn?: string | null | undefined;
  /** From `declarationTicket`. */
  ticket: string;
};

export type DeclarationTicketQueryVariables = Exact<{ [key: string]: never; }>;


export type DeclarationTicketQuery = { declarationTicket: string };

export type DeclarableContractsQueryVariables = Exact<{
  kind: DeclarationKind;
}>;


export type DeclarableContractsQuery = { declarableContracts: Array<{ number: string, title: string, paidAt: string, email: string | null }> };

export type DeclareMutationVariables = Exact<{
  input: DeclarationInput;
}>;


export type DeclareMutation = { declare: { kind: DeclarationKind, name: string, email: string, number: string, cause: DeclarationCause | null, reason: string | null, endsOn: string | null, receivedAt: string, timeZone: string, isMailed: boolean } };


export const DeclarationTicketDocument = /* @__PURE__ */ new TypedDocumentString('DeclarationTicket', 'sha256:9f0d2975937a1d684ad476248b3b9a43940176a73213b2473e2a18e534b56e9a', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query DeclarationTicket {
  declarationTicket
}
    `) as unknown as TypedDocumentString<DeclarationTicketQuery, DeclarationTicketQueryVariables>;
export const DeclarableContractsDocument = /* @__PURE__ */ new TypedDocumentString('DeclarableContracts', 'sha256:1ee5b209b0deb807a7912a5abd4de973d9bb4e0c4b4f201a110f30a3ce586a96', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query DeclarableContracts($kind: DeclarationKind!) {
  declarableContracts(kind: $kind) {
    number
    title
    paidAt
    email
  }
}
    `) as unknown as TypedDocumentString<DeclarableContractsQuery, DeclarableContractsQueryVariables>;
export const DeclareDocument = /* @__PURE__ */ new TypedDocumentString('Declare', 'sha256:4ede8d1b486cb78c1db6bea0374c39d0d5cf6a201d40ea5035e809ed114a6eff', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation Declare($input: DeclarationInput!) {
  declare(input: $input) {
    kind
    name
    email
    number
    cause
    reason
    endsOn
    receivedAt
    timeZone
    isMailed
  }
}
    `) as unknown as TypedDocumentString<DeclareMutation, DeclareMutationVariables>;