import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pagination, pagesAround } from '@/ui/list/Pagination';
import { renderUi } from './renderUi';

it('pagination links to the first page, the last one, and those around the current one', () => {
  expect(pagesAround(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(2, 2)).toEqual([1, 2]);
});

it('page links keep the URL’s other parameters', () => {
  renderUi(<Pagination label="Pages" page={2} totalPages={3} />, { path: '/en/list?status=active&page=2' });
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/en/list?status=active&page=3',
  );
  expect(nav.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/en/list?status=active');
});

it('the last page has no next one', () => {
  renderUi(<Pagination label="Pages" page={3} totalPages={3} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

it('a list of one page has no pagination', () => {
  renderUi(<Pagination label="Pages" page={1} totalPages={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
