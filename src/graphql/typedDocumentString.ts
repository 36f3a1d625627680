import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The text of an operation, with the types of its answer and variables. */
export class TypedDocumentString<Result, Variables> implements DocumentTypeDecoration<Result, Variables> {
  /** Only for the types; never there. */
  declare readonly __apiType?: NonNullable<DocumentTypeDecoration<Result, Variables>['__apiType']>;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}
