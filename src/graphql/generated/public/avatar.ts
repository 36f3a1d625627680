/* Written by `npm run codegen` from src/graphql/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/graphql/typedDocumentString';
export type AvatarUploadMutationVariables = Exact<{
  file: File;
}>;


export type AvatarUploadMutation = { avatarUpload: { path: string } };

export type AvatarRemoveMutationVariables = Exact<{ [key: string]: never; }>;


export type AvatarRemoveMutation = { avatarRemove: boolean };


export const AvatarUploadDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AvatarUpload($file: Upload!) {
  avatarUpload(file: $file) {
    path
  }
}
    `) as unknown as TypedDocumentString<AvatarUploadMutation, AvatarUploadMutationVariables>;
export const AvatarRemoveDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AvatarRemove {
  avatarRemove
}
    `) as unknown as TypedDocumentString<AvatarRemoveMutation, AvatarRemoveMutationVariables>;