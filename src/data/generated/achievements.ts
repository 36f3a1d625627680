/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AchievementState =
  | 'LOCKED'
  | 'IN_PROGRESS'
  | 'EARNED';

export type AchievementsQueryVariables = Exact<{ [key: string]: never; }>;


export type AchievementsQuery = { achievements: Array<{ key: string, state: AchievementState, progress: number, goal: number, earnedAt: string | null, isNew: boolean }> };

export type AchievementsSeenMutationVariables = Exact<{
  keys: Array<string> | string;
}>;


export type AchievementsSeenMutation = { achievementsSeen: boolean };


export const AchievementsDocument = {"__meta__":{"id":"sha256:624f8187d080e83fb6505e52756b834ff96ade9fa5a3b35a7e8a652b552f8c4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Achievements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"achievements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]} as unknown as DocumentNode<AchievementsQuery, AchievementsQueryVariables>;
export const AchievementsSeenDocument = {"__meta__":{"id":"sha256:0646a8412c0325cdf73dc54a2f884f75d5d1e5f5261e54fa363eef767f5fb54d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AchievementsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"achievementsSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}]}]}}]} as unknown as DocumentNode<AchievementsSeenMutation, AchievementsSeenMutationVariables>;