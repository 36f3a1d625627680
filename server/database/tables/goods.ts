import type { ColumnType, Generated } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Instant, Text } from './columns.ts';

/** Files, pictures and what tariffs deliver. */
export interface GoodsTables {
  /** Files by the SHA-256 of their content, in hex; `size` in bytes. */
  files: { id: string; size: number; created_at: Instant; store: Generated<'DATABASE' | 'S3'> };
  /** Files that everybody may see, with their size in pixels. */
  pictures: { file_id: string; width: number; height: number };
  /** Pictures as they are sent; made when they are first asked for. */
  picture_renditions: { file_id: string; width: number; format: 'avif' | 'webp'; content: Buffer };
  /** The bytes of a file, in parts of one size (`partSize`), but for the last. */
  file_parts: { file_id: string; position: number; content: Buffer };
  /** What a tariff or a gift hands over, in the order of `position`. */
  deliverables: {
    id: string;
    tariff_id: string | null;
    gift_id: string | null;
    kind: 'FILE' | 'TEXT' | 'LINK' | 'EVENT' | 'LICENCE';
    title: Text;
    description: Text | null;
    position: number;
    /** An https address; of links only. */
    link: string | null;
    /** Where the keys of a licence come from. */
    pool: string | null;
    added_at: Instant;
    /** From when on it is not handed over any more; who had it before keeps it. */
    archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** When an event takes place; a course has several dates. */
  event_dates: {
    deliverable_id: string;
    position: number;
    starts_at: Instant;
    ends_at: Instant;
    /** Where it takes place: `Europe/Berlin`. */
    time_zone: string;
    place: Text | null;
    /** An https address to join by. */
    link: string | null;
  };
  /** Keys of licences: free, or given to an order or an activation for good. */
  licence_keys: {
    id: Generated<number>;
    pool: string;
    /** Null once its owner is erased. */
    key: string | null;
    key_hash: string;
    added_at: Instant;
    order_id: string | null;
    activation_id: string | null;
    given_at: Instant | null;
  };
  /** The formats of one thing. */
  deliverable_files: {
    deliverable_id: string;
    position: number;
    file_id: string;
    /** As it is saved: `letters.epub`. */
    name: string;
    media_type: string;
  };
  /** A text in the languages that it exists in; `body` is Markdown. */
  deliverable_texts: { deliverable_id: string; lang: Lang; title: string; body: string };
}
