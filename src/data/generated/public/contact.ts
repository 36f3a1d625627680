/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type ContactTopic =
  | 'GENERAL'
  | 'PATRONS'
  | 'SPONSORS'
  | 'INVESTORS';

export type ContactInput = {
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  /** From `contactTicket`. */
  ticket: string;
  /** A honeypot: hidden from people, so a value means a bot. */
  website?: string | null | undefined;
};

export type ContactTicketQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactTicketQuery = { contactTicket: string };

export type ContactSendMutationVariables = Exact<{
  input: ContactInput;
}>;


export type ContactSendMutation = { contactSend: boolean };


export const ContactTicketDocument = /* @__PURE__ */ new TypedDocumentString('ContactTicket', 'sha256:3a40dede12a608a8eef57470f51fb1f1dcf8bf2db79f1a51455c85591d6aa12b', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query ContactTicket {
  contactTicket
}
    `) as unknown as TypedDocumentString<ContactTicketQuery, ContactTicketQueryVariables>;
export const ContactSendDocument = /* @__PURE__ */ new TypedDocumentString('ContactSend', 'sha256:c35cc0340386ab7daa38d64380259c612ec59d0aed42a58425ebaf7b49267638', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation ContactSend($input: ContactInput!) {
  contactSend(input: $input)
}
    `) as unknown as TypedDocumentString<ContactSendMutation, ContactSendMutationVariables>;