import type { Generated } from 'kysely';
import type { Day, Instant, Json } from './columns.ts';

/** What keeps copies of the server running. */
export interface OperationTables {
  settings: { name: string; value: string };
  /** Kept by rate-limiter-flexible. */
  rate_limits: { key: string; points: number; expire: number | null };
  /** Who has seen what on which day; the visitor is a hash that no other day has. */
  research_views: { research_id: string; visitor_hash: string; day: Day };
  /** Inboxes that want no reminders of unfinished payments, by a hash. */
  reminder_opt_outs: { inbox_hash: Buffer; created_at: Instant };
  contact_tickets_used: { ticket_id: string; used_at: Instant };
  /** Operations of the builds that run, or ran lately. */
  trusted_documents: {
    /** `sha256:` and the hash of the text. */
    id: string;
    text: string;
    last_seen_at: Instant;
  };
  /** An operator's action. */
  audit_log: {
    id: string;
    actor: string;
    action: string;
    target: string;
    data: Json<object>;
    created_at: Instant;
  };
  counters: { name: string; value: number };
  jobs: {
    id: string;
    kind: string;
    payload: Json<object>;
    run_at: Instant;
    attempts: Generated<number>;
    last_error: string | null;
    dead: Generated<boolean>;
  };
  route_rules: {
    id: string;
    pattern: string;
    target: string;
    status: 301 | 302 | 307 | 308;
    active: boolean;
    position: number;
  };
}
