import type { DreamState } from '../../../src/shared/states.ts';
import type { Instant } from './columns.ts';

/** What members keep: reads, achievements and dreams. */
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
  dream_reports: { dream_id: string; reporter_hash: string; reason: string; created_at: Instant };
}
