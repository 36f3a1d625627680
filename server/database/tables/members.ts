import type { Generated } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { DreamState } from '../../../src/shared/states.ts';
import type { Instant } from './columns.ts';

/** What members keep: reads, achievements, dreams and ratings. */
export interface MemberTables {
  research_reads: { user_id: string; research_id: string; read_at: Instant };
  achievements_earned: { user_id: string; key: string; earned_at: Instant; seen_at: Instant | null };
  dreams: {
    id: string;
    user_id: string;
    /** Made by the client, so that a dream sent twice is made once. */
    client_key: string;
    title: string;
    description: string | null;
    status: DreamState;
    product_id: string | null;
    plan_id: string | null;
    research_id: string | null;
    is_public: boolean;
    /** When the operator took it off the list. */
    hidden_at: Instant | null;
    created_at: Instant;
    fulfilled_at: Instant | null;
  };
  /** What a person thinks of a product that they have. */
  ratings: {
    id: string;
    user_id: string;
    product_id: string;
    stars: number;
    body: string | null;
    /** The language of the page that it was written on. */
    lang: Lang;
    shows_name: boolean;
    /** When it was last changed. */
    rated_at: Instant;
    /** When the operator hid it. */
    hidden_at: Instant | null;
    /** Whether it is shown and counts; decided by a trigger (decision 0041). */
    is_shown: Generated<boolean>;
  };
  /** The ratings of a product that are shown, kept by triggers. */
  rating_totals: {
    product_id: string;
    /** How many gave 1, 2, 3, 4 and 5 stars. */
    stars: number[];
    /** How many of them have a text. */
    reviews: number;
  };
  dream_reports: { dream_id: string; reporter_hash: string; reason: string; created_at: Instant };
}
