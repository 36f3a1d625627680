/* Written by `npm run codegen` from src/graphql/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/graphql/typedDocumentString';
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
  /** A field that people do not see; a text in it is a machine's. */
  website?: string | null | undefined;
};

export type ContactTicketQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactTicketQuery = { contactTicket: string };

export type ContactSendMutationVariables = Exact<{
  input: ContactInput;
}>;


export type ContactSendMutation = { contactSend: boolean };


export const ContactTicketDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ContactTicket {
  contactTicket
}
    `) as unknown as TypedDocumentString<ContactTicketQuery, ContactTicketQueryVariables>;
export const ContactSendDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ContactSend($input: ContactInput!) {
  contactSend(input: $input)
}
    `) as unknown as TypedDocumentString<ContactSendMutation, ContactSendMutationVariables>;