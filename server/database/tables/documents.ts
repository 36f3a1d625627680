import type { DocumentKind } from '../../../src/shared/documents.ts';
import type { Day, Instant, Text } from './columns.ts';

/** The owner's texts: legal documents in versions, and further pages. */
export interface DocumentTables {
  /** A published version never changes: orders refer to it. */
  documents: {
    kind: DocumentKind;
    version: string;
    in_force_from: Day;
    /** Whether it is the owner's; those that ship with the software count until the first of these is in force. */
    is_own: boolean;
    title: Text;
    /** Markdown. */
    text: Text;
    applied_at: Instant;
  };
  pages: {
    id: string;
    title: Text;
    /** Markdown. */
    text: Text;
  };
}
