import { ContactTicketDocument } from '@/data/generated/public/contact';
import { request } from '@/data/request';
import type { Lang } from '@/shared/languages';

/** Holds the signed note that goes along with a message, from the moment the form is first touched. */
export interface Tickets {
  /** The ticket in hand, else a new one. Rejects with what `request` throws; the next call then asks again. */
  take(lang: Lang): Promise<string>;
  /** Throws the ticket away: it was used, or it is stale. */
  drop(): void;
}

/** An empty hand. */
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
