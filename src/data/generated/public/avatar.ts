/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type AvatarUploadMutationVariables = Exact<{
  file: File;
}>;


export type AvatarUploadMutation = { avatarUpload: { path: string } };

export type AvatarRemoveMutationVariables = Exact<{ [key: string]: never; }>;


export type AvatarRemoveMutation = { avatarRemove: boolean };


export const AvatarUploadDocument = /* @__PURE__ */ new TypedDocumentString('AvatarUpload', 'sha256:3e01af4ead43be7d7d1f00cba7dd4cc911dbbe54b3f13cf3f51ea85b921abfec', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation AvatarUpload($file: Upload!) {
  avatarUpload(file: $file) {
    path
  }
}
    `) as unknown as TypedDocumentString<AvatarUploadMutation, AvatarUploadMutationVariables>;
export const AvatarRemoveDocument = /* @__PURE__ */ new TypedDocumentString('AvatarRemove', 'sha256:1113a62e33e5f9cc692e7c1e7e0e2dc633e159c61194db6c1512a58f3990fb7a', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation AvatarRemove {
  avatarRemove
}
    `) as unknown as TypedDocumentString<AvatarRemoveMutation, AvatarRemoveMutationVariables>;