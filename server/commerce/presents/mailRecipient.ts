import type { Kysely } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { presentLink } from './presentCode.ts';
import type { PresentRow } from './presentRow.ts';

type Arrived = Pick<
  PresentRow,
  'id' | 'product_id' | 'recipient_name' | 'sender_name' | 'message' | 'expires_at'
>;

/** Emails a gift and its link to the person it is for; `dreamTitle` is the dream that it fulfills. */
export async function mailRecipient(
  trx: Kysely<Database>,
  services: Services,
  present: Arrived,
  { to, lang, dreamTitle }: { to: string; lang: Lang; dreamTitle?: string },
): Promise<void> {
  const catalogue = await catalogueIn(trx, services);
  const { title, image_web: image } = catalogue.product(present.product_id);
  const data = {
    productTitle: localize(title, lang),
    cover: catalogue.pictureAddress(image),
    ...(dreamTitle !== undefined && { dreamTitle }),
    recipientName: present.recipient_name,
    senderName: present.sender_name,
    message: present.message,
    expiresAt: present.expires_at.toISOString(),
    link: presentLink(services, lang, present.id),
  };
  await enqueueMail(trx, { template: 'presentArrived', to, lang, data }, services.clock());
}
