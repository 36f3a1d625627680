import type { ColumnType, Generated } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Instant, Text } from './columns.ts';

/** Files, pictures and what tariffs deliver. */
export interface GoodsTables {
  /** Files by the SHA-256 of their content, in hex; `size` in bytes. */
  files: {
    id: string;
    size: number;
    created_at: Instant;
    store: Generated<'DATABASE' | 'S3'>;
    /** Since when nothing in the catalog refers to it. */
    unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Files that a good held before a correction. */
  replaced_files: {
    file_id: string;
    deliverable_id: string;
    name: string;
    media_type: string;
    replaced_at: Instant;
  };
  /** Public files, with their size in pixels. */
  pictures: { file_id: string; width: number; height: number };
  /** Rendered pictures, created on first request. */
  picture_renditions: { file_id: string; width: number; format: 'avif' | 'webp'; content: Buffer };
  /** The content of a file, split into parts of `partSize`; the last one may be shorter. */
  file_parts: { file_id: string; position: number; content: Buffer };
  /** What a tariff or gift delivers, in the order of `position`. */
  deliverables: {
    id: string;
    tariff_id: string | null;
    gift_id: string | null;
    kind: 'FILE' | 'TEXT' | 'LINK' | 'EVENT' | 'LICENCE';
    title: Text;
    description: Text | null;
    position: number;
    /** Whether it's a lesson of a course: shown in one list with the others, in order. */
    lesson: Generated<boolean>;
    /** An https address; only for links. */
    link: string | null;
    /** The source of a license's keys. */
    pool: string | null;
    /** How many people an event is for; null for any number. */
    seats: ColumnType<number | null, number | null | undefined, number | null>;
    /** Names an event with seats, which several tariffs and bonuses may deliver. */
    event: ColumnType<string | null, string | null | undefined, string | null>;
    added_at: Instant;
    /** When it stopped being delivered; earlier buyers keep it. */
    archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** When an event takes place; a course has several dates. */
  event_dates: {
    deliverable_id: string;
    position: number;
    starts_at: Instant;
    ends_at: Instant;
    /** The time zone of the venue: `Europe/Berlin`. */
    time_zone: string;
    place: Text | null;
    /** An https address for joining. */
    link: string | null;
  };
  /** License keys: free, or assigned to an order or activation. */
  licence_keys: {
    id: Generated<number>;
    pool: string;
    /** Null once the owner's account has been erased. */
    key: string | null;
    key_hash: string;
    added_at: Instant;
    order_id: string | null;
    activation_id: string | null;
    given_at: Instant | null;
    /** When its owner could first see it; from then on, it's never assigned to anyone else. */
    shown_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** The file formats of a good. */
  deliverable_files: {
    deliverable_id: string;
    position: number;
    file_id: string;
    /** The name it is downloaded under: `letters.epub`. */
    name: string;
    media_type: string;
    /** What it's called among the files of a course; null for a format. */
    title: Text | null;
    /** How long a recording or film is. */
    seconds: number | null;
  };
  /** A text in each available language; `body` is Markdown. */
  deliverable_texts: { deliverable_id: string; lang: Lang; title: string; body: string };
}
