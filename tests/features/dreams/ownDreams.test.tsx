import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Dream } from '@/features/dreams/dreamFacts';
import { useOwnDreams } from '@/features/dreams/useOwnDreams';
import { dreamAnswers } from '../../mocks/dreams';
import { withMockProvider } from '../../mocks/server';
import { renderUi } from '../../ui/renderUi';

const { answer } = withMockProvider();

const dreams: readonly Dream[] = [
  {
    id: 'd1',
    title: 'Sew one coat',
    description: null,
    status: 'OPEN',
    authorName: 'Ada',
    isOwn: true,
    isPublic: true,
    createdAt: '2026-11-18T10:00:00.000Z',
    fulfilledAt: null,
    saved: null,
    price: null,
    Currency: null,
    Product: null,
    Plan: null,
    Research: null,
  },
];

function Example() {
  const own = useOwnDreams(dreams);
  const fail = () => {
    throw new Error('broken after deleting');
  };
  return (
    <>
      {own.dreams.map((dream) => (
        <button key={dream.id} onClick={() => own.remove(dream, fail)}>
          Delete
        </button>
      ))}
    </>
  );
}

it('an unexpected error after changing a dream reaches the error page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer(dreamAnswers());
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('broken after deleting')).toBeVisible();
});
