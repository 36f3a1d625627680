import type { DreamChange, DreamFilter, DreamInput } from '@/graphql/generated/dreams';
import { products } from './catalogue';
import { currencies } from './currencies';
import { dreamDefaults, type MockDream } from './dreamFacts';
import { failure } from './failure';
import { pagination } from './paged';
import { plans } from './plans';
import type { Caller } from './pricing';
import { researches } from './researches';
import { nextId, type MockUser } from './world';

const accountOf = ({ user }: Caller): MockUser => {
  if (!user?.login) throw failure('UNAUTHENTICATED');
  return user;
};

function shown(dream: MockDream, { user, world }: Caller) {
  const author = world.users.find(({ id }) => id === dream.userId);
  const product = products.find(({ id }) => id === dream.productId);
  const isOwn = dream.userId === user?.id;
  return {
    ...dream,
    clientKey: isOwn ? dream.clientKey : null,
    authorName: author ? (author.fullName?.split(' ')[0] ?? null) : dream.userId,
    isOwn,
    Product: product ?? null,
    Plan: plans.find(({ id }) => id === dream.planId) ?? null,
    Research: researches.find(({ id }) => id === dream.researchId) ?? null,
    price: product ? '24.00' : null,
    saved: product && isOwn ? '10.00' : null,
    Currency: product ? currencies[0] : null,
  };
}

const ownOf = (caller: Caller, id: string): MockDream | undefined => {
  const { id: userId } = accountOf(caller);
  return caller.world.dreams.find((dream) => dream.id === id && dream.userId === userId);
};

const textOf = (id: string | number | null | undefined): string | null =>
  id === null || id === undefined ? null : String(id);

function make(caller: Caller, input: DreamInput): MockDream {
  const { id: userId } = accountOf(caller);
  const { world } = caller;
  const before = world.dreams.find((dream) => dream.userId === userId && dream.clientKey === input.clientKey);
  if (before) return before;
  const made: MockDream = {
    ...dreamDefaults,
    id: `dream-${nextId(world)}`,
    userId,
    clientKey: input.clientKey,
    title: input.title,
    description: input.description || null,
    productId: textOf(input.productId),
    planId: textOf(input.planId),
    researchId: textOf(input.researchId),
    isPublic: input.isPublic ?? false,
    createdAt: new Date().toISOString(),
  };
  world.dreams.unshift(made);
  return made;
}

/** The dreams part of the contract. */
export const dreamResolvers = {
  dreams({ filter }: { filter?: DreamFilter | null }, caller: Caller) {
    const words = filter?.search?.toLowerCase() ?? '';
    const ownId = filter?.scope === 'OWN' ? accountOf(caller).id : undefined;
    const all = caller.world.dreams.filter(
      (dream) =>
        (ownId === undefined ? dream.isPublic && dream.status === 'OPEN' : dream.userId === ownId) &&
        (ownId === undefined || !filter?.status || dream.status === filter.status) &&
        `${dream.title} ${dream.description ?? ''}`.toLowerCase().includes(words),
    );
    const limit = filter?.limit ?? 20;
    const offset = ((filter?.page ?? 1) - 1) * limit;
    return {
      Dreams: all.slice(offset, offset + limit).map((dream) => shown(dream, caller)),
      Pagination: pagination(all.length, offset, limit),
    };
  },
  dream({ id }: { id: string }, caller: Caller) {
    const found = caller.world.dreams.find((dream) => dream.id === id);
    if (!found) return null;
    const isOpen = found.isPublic && found.status !== 'ARCHIVED';
    return isOpen || found.userId === caller.user?.id ? shown(found, caller) : null;
  },
  dreamCreate: ({ input }: { input: DreamInput }, caller: Caller) => shown(make(caller, input), caller),
  dreamUpdate({ id, input }: { id: string; input: DreamChange }, caller: Caller) {
    const dream = ownOf(caller, id);
    if (!dream) throw failure('NOT_FOUND');
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    Object.assign(dream, given);
    if (dream.status === 'FULFILLED') dream.fulfilledAt ??= new Date().toISOString();
    return shown(dream, caller);
  },
  dreamDelete({ id }: { id: string }, caller: Caller) {
    const dream = ownOf(caller, id);
    if (dream) caller.world.dreams.splice(caller.world.dreams.indexOf(dream), 1);
    return dream !== undefined;
  },
  dreamsMerge: ({ input }: { input: DreamInput[] }, caller: Caller) =>
    input
      .toReversed()
      .map((dream) => shown(make(caller, dream), caller))
      .toReversed(),
  dreamReport: () => true,
};
