import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloader } from '@/lib/preloader';
import { Link, type LinkProps } from '@/ui/Link';

const request = vi.spyOn(preloader, 'request');

/** The links that a browser would observe, and a way to bring one into view. */
const watched = new Set<Element>();
let comeIntoView: (target: Element) => void;

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        comeIntoView = (target) => notify([{ isIntersecting: true, target }]);
      }
      observe = (target: Element) => watched.add(target);
      unobserve = (target: Element) => watched.delete(target);
    },
  );
});

afterEach(() => watched.clear());

function showLink(props: Partial<LinkProps> = {}) {
  const element = (
    <Link to="/en/profile?x=1#top" {...props}>
      Profile
    </Link>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return screen.getByRole('link', { name: 'Profile' });
}

describe('a link', () => {
  it('prepares its page on hover', async () => {
    await userEvent.hover(showLink());
    expect(request).toHaveBeenCalledWith('/en/profile');
  });

  it('prepares its page on focus', async () => {
    showLink();
    await userEvent.tab();
    expect(request).toHaveBeenCalledWith('/en/profile');
  });

  it('prepares its page once when it comes into view', () => {
    const link = showLink();
    expect(watched).toContain(link);
    comeIntoView(link);
    expect(request).toHaveBeenCalledExactlyOnceWith('/en/profile');
    expect(watched).not.toContain(link);
  });

  it('does not prepare its page in view if told not to', () => {
    expect(watched).not.toContain(showLink({ preloadInView: false }));
  });
});
