import type { ColumnType } from 'kysely';
import type { Role } from '../../../src/shared/desk/roles.ts';
import type { Instant, Json } from './columns.ts';

type Erasable = ColumnType<object | null, string | null | undefined, string | null>;

/** The staff, and what they did. */
export interface DeskTables {
  staff: {
    user_id: string;
    role: Role;
    /** The actor of the audit log. */
    added_by: string;
    added_at: Instant;
  };
  /** What someone was shown that an act would do. */
  previews: {
    id: string;
    user_id: string;
    act: string;
    input: Json<object>;
    /** The order or the person it is about, as in the audit log. */
    target: string;
    /** A digest of the rows it was about. */
    version: string;
    created_at: Instant;
    expires_at: Instant;
    /** When it was done, and what the answer was. */
    done_at: Instant | null;
    answer: ColumnType<unknown, string | null | undefined, string>;
  };
  /** Notes of the staff about a person, or about everyone who has an address. */
  customer_notes: {
    id: string;
    user_id: string | null;
    email: string | null;
    text: string;
    actor: string;
    created_at: Instant;
  };
  /** Emails that were handed over for delivery, for 90 days. */
  sent_mails: { id: string; template: string; email: string; sent_at: Instant };
  /** What operators did. Rows are chained by hash, and only words about a person can be erased. */
  audit_log: {
    id: string;
    /** `shell:<name>`, or `desk:<user ID>`. */
    actor: string;
    action: string;
    target: string;
    data: Json<object>;
    before: Erasable;
    after: Erasable;
    created_at: Instant;
    /** Set by a trigger, like the hashes. */
    position: ColumnType<number, never, never>;
    /** Covers what may be erased: `target`, `data`, `before`, `after`. */
    words_hash: ColumnType<Buffer, never, never>;
    /** Covers everything else, `words_hash`, and the entry before. */
    hash: ColumnType<Buffer, never, never>;
    erased_at: ColumnType<Date | null, never, never>;
  };
  audit_head: { one: ColumnType<boolean, never, never>; position: number; hash: Buffer };
}
