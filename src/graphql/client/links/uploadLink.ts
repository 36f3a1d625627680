import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

/**
 * Ends the chain: JSON by POST, or multipart where the variables hold files. Cookies are never sent along:
 * the server knows a caller by the bearer token only.
 */
export const uploadLink = (uri: string): UploadHttpLink => new UploadHttpLink({ uri, credentials: 'omit' });
