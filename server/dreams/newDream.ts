import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { foldedText } from '../../src/shared/searchKey.ts';
import { dreamPointers, dreamTexts, idempotencyKey } from '../../src/shared/validation.ts';
import type { Database } from '../database/schema.ts';

/** A dream as sent by a client. Private unless it says otherwise. */
export const dreamForm = v.object({
  ...dreamTexts.entries,
  ...dreamPointers.entries,
  clientKey: idempotencyKey,
  isPublic: v.optional(v.boolean(), false),
});

export type DreamForm = v.InferOutput<typeof dreamForm>;

/** What the search of the wish list compares. */
export const dreamSearchKey = ({
  title,
  description,
}: {
  readonly title: string;
  readonly description?: string | null;
}): string => foldedText(`${title}\n${description ?? ''}`);

/** The row of a new, open dream. */
export const newDream = (userId: string, form: DreamForm, now: Date): Insertable<Database['dreams']> => ({
  id: randomUUID(),
  user_id: userId,
  client_key: form.clientKey,
  title: form.title,
  description: form.description || null,
  search_key: dreamSearchKey(form),
  status: 'OPEN',
  product_id: form.productId ?? null,
  plan_id: form.planId ?? null,
  research_id: form.researchId ?? null,
  is_public: form.isPublic,
  created_at: now,
});
