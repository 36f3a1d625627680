/** The package documents its types in comments only. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: {
      uri?: string;
      credentials?: RequestCredentials;
      headers?: Record<string, string>;
    });
  }
}
