import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Card } from '@/ui/layout/Card';
import { Empty } from '@/ui/list/Empty';
import { FailureNotice } from '@/ui/FailureNotice';
import { Notice } from '@/ui/Notice';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { StatusPill } from '@/ui/StatusPill';
import { renderUi } from './renderUi';

afterEach(() => vi.restoreAllMocks());

it.each(['warning', 'error'] as const)('a notice of kind %s is an alert', (kind) => {
  renderUi(<Notice kind={kind}>Careful</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('Careful');
});

it.each(['info', 'success'] as const)('a notice of kind %s is announced politely', (kind) => {
  renderUi(<Notice kind={kind} title="Sent" />);
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
});

it('a failure is explained and can be retried', async () => {
  const retry = vi.fn<() => void>();
  renderUi(<FailureNotice title="No list" failure={{ code: 'INTERNAL' }} onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No list');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our end.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('a rate limit says when to try again, in whole minutes', () => {
  renderUi(<FailureNotice failure={{ code: 'RATE_LIMITED', retryAfter: 240 }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 4 minutes.');
});

it('a rate limit without a time says to wait a while', () => {
  renderUi(<FailureNotice failure={{ code: 'RATE_LIMITED' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Wait a bit');
});

it('a lost connection is a network error, or being offline if the browser knows', () => {
  const { unmount } = renderUi(<FailureNotice failure={{ code: 'NETWORK' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Network Error.');
  unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderUi(<FailureNotice failure={{ code: 'NETWORK' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline.');
});

it('skeletons are announced once, by their label', () => {
  renderUi(
    <Loading label="Loading your purchases">
      <Skeleton shape="title" />
      <Skeleton />
    </Loading>,
  );
  const status = screen.getByRole('status', { busy: true });
  expect(status).toHaveTextContent(/^Loading your purchases$/);
});

it('a card is a region named by its heading', () => {
  renderUi(
    <Card title="Wallet">
      <StatusPill tone="good">Active</StatusPill>
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Wallet' })).toHaveTextContent('Active');
  expect(screen.getByRole('heading', { name: 'Wallet', level: 2 })).toBeVisible();
});

it('an empty list says so and links elsewhere', () => {
  renderUi(<Empty title="Nothing yet" action={<a href="/en">Look around</a>} />);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look around' })).toBeVisible();
});
