import { achievementKeys } from '@/shared/achievementKeys';
import { countries as known } from '../../server/database/seed/countries';
import type { Achievement, City } from '../../server/graphql/generated/resolverTypes';
import type { Answers } from './contract';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** All countries, by their English names. */
export const countries = known
  .map(({ id, code }) => ({ id, code, name: names.of(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Every country has the same cities. */
export const citiesOf = (countryId: string): City[] =>
  ['Avonlea', 'Emerald City', 'Lilliput', 'Ys'].map((name, index) => ({
    id: `${countryId}-${index + 1}`,
    name,
  }));

/** A third of them in each state. */
const achievements = achievementKeys.map((key, index): Achievement => {
  const common = { key, goal: 10, isNew: false };
  if (index % 3 === 0)
    return { ...common, state: 'EARNED', progress: 10, earnedAt: '2026-08-02T10:00:00.000Z' };
  return index % 3 === 1
    ? { ...common, state: 'IN_PROGRESS', progress: 4 }
    : { ...common, state: 'LOCKED', progress: 0 };
});

export const generalAnswers = {
  countries: () => countries,
  cities: ({ countryId, search }) =>
    citiesOf(countryId).filter(({ name }) => name.toLowerCase().startsWith(search?.toLowerCase() ?? '')),
  achievements: () => achievements,
  achievementsSeen: () => true,
  paymentReminders: () => ({ email: 'a•••@example.com', areWanted: true }),
  paymentRemindersSet: ({ areWanted }) => ({ email: 'a•••@example.com', areWanted }),
  contactTicket: () => 'mock-ticket',
  contactSend: () => true,
  declarationTicket: () => 'mock-ticket',
  declarableContracts: () => [],
  declare: ({ input: { ticket: _ticket, cause, reason, endsOn, ...input } }) => ({
    ...input,
    cause: input.kind === 'CANCELLATION' ? (cause ?? 'ORDINARY') : null,
    reason: reason ?? null,
    endsOn: endsOn ?? null,
    receivedAt: '2026-11-28T14:05:09.000Z',
    timeZone: 'UTC',
    isMailed: true,
  }),
} satisfies Partial<Answers>;
