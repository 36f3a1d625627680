import type { Generated } from 'kysely';
import type { Day, Instant, Json } from './columns.ts';

/** What server instances need to operate. */
export interface OperationTables {
  settings: { name: string; value: string };
  /** The shop's own rules by place, as the texts of its files. */
  shop_rules: { id: string; text: string };
  /** Managed by rate-limiter-flexible. */
  rate_limits: { key: string; points: number; expire: number | null };
  /** Who viewed what on which day; the visitor's hash is different every day. */
  research_views: { research_id: string; visitor_hash: string; day: Day };
  /** Hashes of inboxes that opted out of reminders of unfinished payments. */
  reminder_opt_outs: { inbox_hash: Buffer; created_at: Instant };
  contact_tickets_used: { ticket_id: string; used_at: Instant };
  /** The operations of builds that are or were recently running. */
  trusted_documents: {
    /** `sha256:` plus the hash of the text. */
    id: string;
    text: string;
    last_seen_at: Instant;
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
