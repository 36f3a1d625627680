import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** An operation that is sent without the Apollo client, with the types of its answer and variables. */
export class TypedDocumentString<Result, Variables> implements DocumentTypeDecoration<Result, Variables> {
  /** Only for the types; never there. */
  declare readonly __apiType?: NonNullable<DocumentTypeDecoration<Result, Variables>['__apiType']>;
  readonly name: string;
  /** What a provider of ours knows it by. */
  readonly id: string;
  /** Sent where it is known: a build that sends ids has it only once a provider did not know one. */
  text: string | undefined;

  constructor(name: string, id: string, text: string | undefined) {
    this.name = name;
    this.id = id;
    this.text = text;
  }
}
