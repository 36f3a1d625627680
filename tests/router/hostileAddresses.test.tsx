import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearAnswers } from '@/data/query';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { hostileHashes, hostileQueries } from '../shared/hostileQueries';
import { withMockProvider } from '../mocks/server';
import { supportDialog } from '../ui/nativeDialog';
import { show } from './support/start';

supportDialog();
withMockProvider();

afterEach(() => {
  clearAnswers();
  session.getState().setUtm(undefined);
});

/** The pages that read their query. */
const pages = [
  paths.landing.href('en'),
  ...(['science', 'exchange', 'gms', 'media', 'sponsors', 'art', 'kapusta'] as const).map((id) =>
    paths.project.href('en', id),
  ),
];

it.each(pages)('%s opens normally with any hostile query or hash', async (address) => {
  // The router warns about a hash that it can't decode.
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const suffix of [...hostileQueries, ...hostileHashes]) {
    show(address + suffix);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    // Whatever is still loading then.
    await vi.dynamicImportSettled();
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // Nothing in the address became an element.
    expect(document.querySelector('img[src="x"], body script')).toBeNull();
    cleanup();
  }
  vi.restoreAllMocks();
});
