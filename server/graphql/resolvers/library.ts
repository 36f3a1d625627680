import { fallbackLang } from '../../../src/shared/languages.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { localize, localizeNullable } from '../../catalogue/words.ts';
import { waitingDelivery } from '../../commerce/checkout/waitingDelivery.ts';
import { allFiles, archivedFiles, archiveName, archiveSize } from '../../commerce/library/archive.ts';
import { itemDeliverables, type DeliverableFile } from '../../commerce/library/deliverables.ts';
import { itemOf, type Item } from '../../commerce/library/item.ts';
import { showKeys } from '../../commerce/library/licenceKeys.ts';
import { openItems } from '../../commerce/library/openItems.ts';
import { partsOf, type ListedPart } from '../../commerce/library/parts.ts';
import { itemProgress, saveProgress } from '../../commerce/library/progress.ts';
import { shelfOf } from '../../commerce/library/shelf.ts';
import { textOf } from '../../commerce/library/text.ts';
import { fileAddress } from '../../commerce/library/ticket.ts';
import { waitsForPayment } from '../../commerce/library/trialKeys.ts';
import { noteUse } from '../../commerce/library/uses.ts';
import { lastVisit, noteVisit } from '../../commerce/library/visits.ts';
import { signedIn } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

const noteReading: typeof noteVisit = (db, item, now) => noteUse(db, now, { item });

/** Records that an item is used, before it's shown; false if a refund has closed it at this moment. */
async function openNow(
  { db, clock }: CatalogueContext,
  item: Item,
  note: typeof noteVisit,
): Promise<boolean> {
  if (await note(db, item, clock())) return true;
  return (await itemOf(db, clock(), item.userId, item.id))?.isOpen === true;
}

const fileLinks = (
  { userId, id }: Item,
  files: readonly DeliverableFile[],
  context: Parameters<typeof fileAddress>[0],
) =>
  files.map(({ fileId, name, mediaType, size }) => ({
    name,
    mediaType,
    size,
    href: fileAddress(context, { userId, itemId: id, fileId }, name),
  }));

const progressAt = async (
  { part, deliverable: { id, item } }: ListedPart,
  context: Parameters<typeof itemProgress>[0],
) => (await itemProgress(context)(item)).find((row) => row.deliverable_id === id && row.part === part);

/** What was bought, and its contents. */
export const library: Resolvers = {
  Query: {
    shelf: (_parent, _args, { db, clock, user }) => (user ? shelfOf(db, clock(), user.id) : []),
    ownedProducts: (_parent, _args, { db, clock, user }) => (user ? openItems(db, clock(), user.id) : []),
    libraryItem: (_parent, { id }, context) => itemOf(context.db, context.clock(), signedIn(context).id, id),
  },

  Mutation: {
    async libraryItemVisit(_parent, { id }, context) {
      const now = context.clock();
      const item = await itemOf(context.db, now, signedIn(context).id, id);
      if (!item) throw failure('NOT_FOUND', 'Item not found.');
      await noteVisit(context.db, item, now);
      return true;
    },
    async libraryProgress(_parent, { id, ...place }, context) {
      const now = context.clock();
      const { item, deliverableId, part } = await saveProgress(
        { db: context.db, now },
        signedIn(context),
        id,
        place,
      );
      const good = (await itemDeliverables(context)(item)).find((each) => each.id === deliverableId);
      const saved = good && partsOf(good, context.lang).find((each) => each.part === part);
      if (!saved) throw failure('NOT_FOUND', 'This is not in the library.');
      return { ...saved, deliverable: { ...good, item } };
    },
  },

  ShelfItem: {
    Product: ({ productId }, _args, { catalogue }) => catalogue.product(productId),
    acquiredAt: ({ acquiredAt }) => acquiredAt.toISOString(),
    openedAt: ({ openedAt }) => openedAt?.toISOString() ?? null,
    availableTo: ({ endsAt }) => endsAt?.toISOString() ?? null,
    lessons: ({ progress }) => progress.lessons,
    lessonsDone: ({ progress }) => progress.lessonsDone,
    read: ({ progress }) => progress.read,
    isText: ({ progress }) => progress.isText,
    nextId: ({ progress }) => progress.next?.id ?? null,
    isNextText: ({ progress }) => progress.next?.kind === 'TEXT',
  },

  DeliverablePart: {
    id: ({ part, deliverable: { id, item } }) => [item.id, id, part].join('/'),
    title: ({ title, deliverable }, _args, { lang }) => localize(title ?? deliverable.title, lang),
    progress: async (part, _args, context) => (await progressAt(part, context))?.progress ?? 0,
    doneAt: async (part, _args, context) => (await progressAt(part, context))?.done_at?.toISOString() ?? null,
    Files: ({ files, deliverable: { item } }, _args, context) => fileLinks(item, files, context),
  },

  LibraryItem: {
    Waiting: async ({ isOpen, ownOrderId }, _args, { db }) =>
      (!isOpen && ownOrderId !== null && (await waitingDelivery(db, ownOrderId))) || null,
    Product: ({ productId }, _args, { catalogue }) => catalogue.product(productId),
    Tariff: ({ productId, tariffId }, _args, { catalogue }) =>
      catalogue.product(productId).tariffs.find(({ id }) => id === tariffId) ?? null,
    availableTo: ({ endsAt }) => endsAt?.toISOString() ?? null,
    orderId: ({ ownOrderId }) => ownOrderId,
    async Deliverables(item, _args, context) {
      const [deliverables, visitedAt] = await Promise.all([
        itemDeliverables(context)(item),
        lastVisit(context.db, item),
      ]);
      // Anyone with these URLs can download, so from now on refunds are up to the operator.
      if (visitedAt === null && deliverables.length > 0 && !(await openNow(context, item, noteVisit)))
        return [];
      const keys = deliverables.some(({ licenceKey: key }) => key !== null)
        ? await showKeys(context.db, context.clock(), item)
        : new Map<string, string>();
      return deliverables.map((deliverable) => ({
        ...deliverable,
        licenceKey: (deliverable.pool !== null && keys.get(deliverable.pool)) || null,
        item,
        visitedAt,
      }));
    },
    async Archive(item, _args, context) {
      const files = archivedFiles(await itemDeliverables(context)(item));
      if (files.length === 0) return null;
      const isFirst = (await lastVisit(context.db, item)) === null;
      if (isFirst && !(await openNow(context, item, noteVisit))) return null;
      const name = archiveName(localize(context.catalogue.product(item.productId).title, context.lang));
      const ticket = { userId: item.userId, itemId: item.id, fileId: allFiles };
      return {
        name,
        mediaType: 'application/zip',
        size: archiveSize(files),
        href: fileAddress(context, ticket, name),
      };
    },
    async text(item, { deliverableId, language }, context) {
      const deliverable = (await itemDeliverables(context)(item)).find(({ id }) => id === deliverableId);
      if (!deliverable || !(await openNow(context, item, noteReading))) return null;
      return textOf(context.db, deliverable, [language, context.lang, fallbackLang]);
    },
  },

  Deliverable: {
    title: ({ title }, _args, { lang }) => localize(title, lang),
    description: ({ description }, _args, { lang }) => localizeNullable(description, lang),
    addedAt: ({ added_at: addedAt }) => addedAt.toISOString(),
    isNew: ({ added_at: addedAt, visitedAt }) => visitedAt !== null && addedAt > visitedAt,
    languages: ({ texts }) => texts.map(({ lang }) => lang),
    Files: ({ files, item }, _args, context) => fileLinks(item, files, context),
    Parts: (deliverable, _args, { lang }) =>
      partsOf(deliverable, lang).map((part) => ({ ...part, deliverable })),
    Dates: ({ dates }) => [...dates],
    // An activation is an item without an order.
    keyAfterTrial: async ({ kind, licenceKey, item }, _args, { db }) =>
      kind === 'LICENCE' &&
      licenceKey === null &&
      item.orderId === null &&
      (await waitsForPayment(db, item.userId)),
    calendarHref: ({ id, dates, item }, _args, context) =>
      dates.length === 0
        ? null
        : `${fileAddress(context, { userId: item.userId, itemId: item.id, fileId: id }, `${id}.ics`)}&lang=${context.lang}`,
  },

  EventDate: {
    startsAt: ({ starts_at: start }) => start.toISOString(),
    endsAt: ({ ends_at: end }) => end.toISOString(),
    timeZone: ({ time_zone: timeZone }) => timeZone,
    place: ({ place }, _args, { lang }) => localizeNullable(place, lang),
  },
};
