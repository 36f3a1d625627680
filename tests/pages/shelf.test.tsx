import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShelfQuery } from '@/data/generated/library';
import * as itemPage from '@/pages/library/item';
import * as purchases from '@/pages/profile/wallet/purchases';
import { session } from '@/session/session';
import { libraryItem } from '../mocks/library';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
beforeEach(() => session.getState().setToken('token-of-ada'));

type Item = ShelfQuery['shelf'][number];

const item = (facts: Partial<Item> = {}): Item => ({
  id: 'course',
  Product: { id: '3', title: 'The Slow Reading Course', imageWeb: null },
  acquiredAt: '2026-11-01T08:00:00.000Z',
  openedAt: '2026-11-20T08:00:00.000Z',
  availableTo: null,
  lessons: 9,
  lessonsDone: 2,
  read: 0.3,
  isText: true,
  nextId: 'lesson-3',
  isNextText: true,
  ...facts,
});

function openShelf(...items: Item[]) {
  provider.use(
    endpoint.query('Shelf', () => answering({ shelf: items })),
    endpoint.query('Purchases', () =>
      answering({
        purchases: {
          Purchases: [],
          Pagination: {
            currentPage: 1,
            nextPageExists: false,
            previousPageExists: false,
            total: 0,
            totalPages: 0,
          },
        },
      }),
    ),
  );
  return renderPage(purchases, 'profile/wallet/purchases', '/en/profile/wallet/purchases');
}

it('the shelf continues at the text that comes next, and says how far the others are', async () => {
  openShelf(
    item(),
    item({ id: 'letters', Product: { id: '1', title: 'Letters', imageWeb: null }, lessons: 0, read: 0.42 }),
    item({ id: 'done', Product: { id: '4', title: 'Recordings', imageWeb: null }, nextId: null, read: 1 }),
    item({ id: 'new', Product: { id: '5', title: 'Films', imageWeb: null }, openedAt: null, read: 0 }),
  );
  const shelf = await screen.findByRole('region', { name: 'Your library' });
  expect(within(shelf).getByRole('link', { name: /^Continue .*The Slow Reading Course/ })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/course/lesson-3',
  );
  expect(within(shelf).getByText(/Lesson .?3.? of .?9/)).toBeVisible();
  const [letters, done, unopened] = within(shelf).getAllByRole('listitem');
  expect(letters).toHaveTextContent(/42%.? read/);
  expect(done).toHaveTextContent('Finished');
  expect(unopened).toHaveTextContent(/New|Not opened yet/);
});

it('what was just bought and not opened comes first, and opens its page', async () => {
  openShelf(item({ openedAt: null, acquiredAt: new Date().toISOString(), read: 0 }));
  const shelf = await screen.findByRole('region', { name: 'Your library' });
  expect(within(shelf).getByText('New')).toBeVisible();
  expect(within(shelf).getByRole('link', { name: /^Open .*The Slow Reading Course/ })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/course',
  );
});

const lesson = (number: number, facts: object = {}) => ({
  ...libraryItem().Deliverables[0],
  id: `lesson-${number}`,
  title: `Lesson ${number}`,
  Parts: [
    {
      id: `course/lesson-${number}/`,
      part: '',
      title: `Part ${number}`,
      isLesson: true,
      seconds: 720,
      progress: 0,
      doneAt: null,
      Files: [],
      ...facts,
    },
  ],
});

function openCourse() {
  const { text: _, ...course } = libraryItem();
  provider.use(
    endpoint.query('LibraryItem', () =>
      answering({
        libraryItem: {
          ...course,
          Deliverables: [lesson(1, { doneAt: '2026-11-20T08:00:00.000Z', progress: 1 }), lesson(2)],
        },
      }),
    ),
    endpoint.mutation('LibraryItemVisit', () => answering({ libraryItemVisit: true })),
  );
  return renderPage(itemPage, 'profile/wallet/purchases/:id', '/en/profile/wallet/purchases/purchase-1');
}

it('lessons are listed in order with their length, and can be marked done', async () => {
  const saved = vi.fn<(variables: unknown) => void>();
  openCourse();
  provider.use(
    endpoint.mutation('LibraryProgress', ({ variables }) => {
      saved(variables);
      return answering({
        libraryProgress: { id: 'course/lesson-2/', progress: 1, doneAt: '2026-11-28T08:00:00.000Z' },
      });
    }),
  );
  const lessons = await screen.findByRole('region', { name: 'Lessons' });
  expect(within(lessons).getByRole('status')).toHaveTextContent(/1.? of .?2.? done/);
  const [first, second] = within(lessons).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Part 1.*12 min.*Finished/);
  expect(second).toHaveAttribute('aria-current', 'step');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Done: .*Part 2/ }));
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledWith({
      id: 'purchase-1',
      deliverableId: 'lesson-2',
      part: '',
      progress: 1,
      isDone: true,
    }),
  );
  expect(within(lessons).getByRole('status')).toHaveTextContent(/2.? of .?2.? done/);
  await vi.waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('progress:'));
});

it('what was done offline is kept on the device and sent later', async () => {
  openCourse();
  provider.use(endpoint.mutation('LibraryProgress', () => failing('INTERNAL')));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Done: .*Part 2/ }));
  expect(screen.getByRole('checkbox', { name: /^Done: .*Part 2/ })).toBeChecked();
  expect(Object.keys(localStorage).join()).toContain('progress:');
  const saved = vi.fn<() => void>();
  provider.use(
    endpoint.mutation('LibraryProgress', () => {
      saved();
      return answering({
        libraryProgress: { id: 'course/lesson-2/', progress: 1, doneAt: '2026-11-28T08:00:00.000Z' },
      });
    }),
  );
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('progress:'));
});
