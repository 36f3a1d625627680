import { ContactTicketDocument } from '@/data/generated/public/contact';
import { request } from '@/data/request';
import type { Lang } from '@/shared/languages';

/** Holds the signed ticket that is sent with a message; it's fetched when the form is first touched. */
export interface Tickets {
  /** The current ticket, or a new one. Rejects as `request` does; the next call then retries. */
  take(lang: Lang): Promise<string>;
  /** Discards a ticket that was used or is stale. */
  drop(): void;
}

/** Starts without a ticket. */
export function createTickets(): Tickets {
  let held: Promise<string> | undefined;
  const fetchTicket = async (lang: Lang): Promise<string> => {
    try {
      const { contactTicket } = await request(ContactTicketDocument, { lang });
      return contactTicket;
    } catch (error) {
      held = undefined;
      throw error;
    }
  };
  return {
    take: (lang) => (held ??= fetchTicket(lang)),
    drop: () => (held = undefined),
  };
}
