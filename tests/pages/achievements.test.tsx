import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it, vi } from 'vitest';
import { emblems } from '@/features/achievements/emblems/emblems';
import { invalidateQueries } from '@/data/freshness';
import * as page from '@/pages/profile/achievements';
import { session } from '@/session/session';
import { achievementKeys } from '@/shared/achievementKeys';
import words from '../../locales/en/achievements.json';
import { achievements, achievementsAnswer } from './support/achievements';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
beforeEach(() => session.getState().setToken('token-of-ada'));

const open = () => renderPage(page, 'profile/achievements', '/en/profile/achievements');

const earnedAt = '2026-06-30T10:00:00.000Z';
const some = {
  month1: { state: 'EARNED', progress: 1, earnedAt },
  months6: { state: 'IN_PROGRESS', progress: 5 },
  firstRead: { state: 'EARNED', progress: 1, earnedAt: '2026-08-02T10:00:00.000Z' },
  reads10: { state: 'IN_PROGRESS', progress: 4 },
} as const;

/** Finds the list item of an achievement. */
const item = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const found = heading.closest('li');
  if (!found) throw new Error(`${name} is in no list`);
  return within(found);
};

it('every achievement has its own badge and texts', () => {
  expect(Object.keys(words.badges)).toEqual(achievementKeys);
  expect(Object.keys(emblems).sort()).toEqual([...achievementKeys].sort());
  expect(new Set(Object.values(emblems).map((emblem) => JSON.stringify(emblem))).size).toBe(
    achievementKeys.length,
  );
});

it('achievements are listed by kind, each with the number earned', async () => {
  achievementsAnswer(some);
  open();
  const time = within(await screen.findByRole('region', { name: 'Time' }));
  expect(within(time.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
  expect(time.getByText('1 of 4')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('an earned achievement shows its date, one in progress how far, a locked one how to start', async () => {
  achievementsAnswer(some);
  open();
  expect((await item('Young Moon')).getByText(/Earned on .*Jun 30, 2026/)).toBeVisible();
  expect((await item('Six Moons')).getByText('5 of 6')).toBeVisible();
  const locked = await item('Eclipse');
  expect(locked.getByText('Not started')).toBeVisible();
  expect(locked.getByText('Turn on two-factor authentication.')).toBeVisible();
});

it('the summary shows how many achievements are earned, the last one and the closest one', async () => {
  achievementsAnswer(some);
  open();
  const summary = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(summary.getByText('2 of 20 earned')).toBeVisible();
  expect(summary.getByText('Open Book')).toBeVisible();
  expect(summary.getByText('Six Moons')).toBeVisible();
});

it('with none or all achievements earned, the summary has no last or no next one', async () => {
  achievementsAnswer();
  open();
  expect(await screen.findByText('0 of 20 earned')).toBeVisible();
  expect(screen.queryByText('Latest')).not.toBeInTheDocument();
  expect(screen.queryByText('Up next')).not.toBeInTheDocument();
  cleanup();
  invalidateQueries();
  achievementsAnswer(
    Object.fromEntries(
      achievementKeys.map((key) => [key, { state: 'EARNED', progress: 1, earnedAt }] as const),
    ),
  );
  open();
  expect(await screen.findByText('20 of 20 earned')).toBeVisible();
  expect(screen.queryByText('Up next')).not.toBeInTheDocument();
});

it('new achievements are announced politely, marked as new, and reported as seen once', async () => {
  const { seen } = achievementsAnswer({ ...some, firstRead: { ...some.firstRead, isNew: true } });
  open();
  expect(await screen.findByText(/You’ve earned: .*Open Book/)).toBeVisible();
  expect((await item('Open Book')).getByText('New')).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(1);
  await waitFor(() => expect(seen).toHaveBeenCalledExactlyOnceWith({ keys: ['firstRead'] }));
});

it('the notice about new achievements can be closed with the keyboard without losing focus', async () => {
  achievementsAnswer({ firstRead: { ...some.firstRead, isNew: true } });
  open();
  const close = await screen.findByRole('button', { name: 'Close' });
  close.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText(/You’ve earned/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('many new achievements are counted instead of all named', async () => {
  const isNew = { state: 'EARNED', progress: 1, earnedAt, isNew: true } as const;
  const { seen } = achievementsAnswer({
    month1: isNew,
    firstPurchase: isNew,
    firstRead: isNew,
    emailProven: isNew,
    firstDream: isNew,
  });
  open();
  expect(await screen.findByText(/You’ve earned: .*Young Moon.*Comet.*Open Book.*and 2 more/)).toBeVisible();
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
  expect(seen.mock.calls[0]?.[0]).toEqual({
    keys: ['month1', 'firstPurchase', 'firstRead', 'emailProven', 'firstDream'],
  });
});

it('without new achievements nothing is announced or reported', async () => {
  const { seen } = achievementsAnswer(some);
  open();
  await screen.findByRole('region', { name: 'Time' });
  expect(screen.queryByText(/You’ve earned/)).not.toBeInTheDocument();
  expect(seen).not.toHaveBeenCalled();
});

it('a failure to report achievements as seen is only logged', async () => {
  const reported = vi.spyOn(console, 'info').mockReturnValue(undefined);
  achievementsAnswer({ firstRead: { ...some.firstRead, isNew: true } });
  provider.use(endpoint.mutation('AchievementsSeen', () => failing('INTERNAL')));
  open();
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(screen.getByText(/You’ve earned/)).toBeVisible();
});

it('an achievement unknown to this version of the site is left out', async () => {
  provider.use(
    endpoint.query('Achievements', () => {
      const [first] = achievements();
      return answering({ achievements: [...achievements(some), { ...first, key: 'fromTheFuture' }] });
    }),
  );
  open();
  expect(await screen.findByText('2 of 20 earned')).toBeVisible();
  expect(screen.queryByText(/fromTheFuture/)).not.toBeInTheDocument();
});

it('loading achievements shows a skeleton', async () => {
  const answer = Promise.withResolvers<void>();
  achievementsAnswer(some, answer.promise);
  open();
  expect(await screen.findByText('Loading your achievements')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  answer.resolve();
  expect(await screen.findByRole('region', { name: 'Dreams' })).toBeVisible();
});

it('achievements that failed to load can be retried', async () => {
  provider.use(endpoint.query('Achievements', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your achievements');
  achievementsAnswer(some);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 of 20 earned')).toBeVisible();
});

it('achievements that failed to load while offline appear once back online', async () => {
  provider.use(endpoint.query('Achievements', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  achievementsAnswer(some);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('2 of 20 earned')).toBeVisible();
});

it('an expired session on the achievements page leads to login and back', async () => {
  provider.use(endpoint.query('Achievements', () => failing('UNAUTHENTICATED')));
  open();
  expect(await screen.findByText('At /en/auth/login?returnTo=%2Fen%2Fprofile%2Fachievements')).toBeVisible();
});
