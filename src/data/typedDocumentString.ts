import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** An operation that is sent without the Apollo client, with the types of its response and variables. */
export class TypedDocumentString<Result, Variables> implements DocumentTypeDecoration<Result, Variables> {
  /** Only for the types; never set. */
  declare readonly __apiType?: NonNullable<DocumentTypeDecoration<Result, Variables>['__apiType']>;
  readonly name: string;
  /** The id by which our server knows it. */
  readonly id: string;
  /** The text, if known: a build that sends ids loads it only if the server doesn't know an id. */
  text: string | undefined;

  constructor(name: string, id: string, text: string | undefined) {
    this.name = name;
    this.id = id;
    this.text = text;
  }
}
