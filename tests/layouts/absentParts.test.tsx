import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setAbsentParts } from '@/lib/absentParts';
import { product } from '@/shared/product';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

withMockProvider();

afterEach(() => setAbsentParts(''));

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

it('nothing leads to parts that the site does not have', async () => {
  setAbsentParts('company team projects studies plans titles');
  show('/en/about');
  await screen.findByRole('heading', { level: 1 });
  const parts = [...screen.getAllByRole('banner'), screen.getByRole('contentinfo')];
  const links = parts.flatMap(hrefsIn);
  expect(links).toEqual(expect.arrayContaining(['/en/about', '/en/terms/offer']));
  expect(links.filter((href) => /team|services|products|projects|#plans/.test(href))).toEqual([]);
});

it.each([
  '/en/team',
  '/en/services',
  '/en/products',
  '/en/projects',
  '/en/projects/collaborations',
  '/en/projects/gfs',
])('%s is not found where the site lacks it', async (path) => {
  setAbsentParts('company team projects plans titles gfs');
  show(path);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('a project of which there is only the owner’s text leads to the contact form', async () => {
  setAbsentParts('company dance');
  show('/en/projects/gms');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/about#contact');
  expect(screen.queryByRole('heading', { name: 'How it works' })).not.toBeInTheDocument();
});

it('studies have a page without a text for it', async () => {
  setAbsentParts('company science');
  show('/en/projects/orrery.science');
  expect(await screen.findByRole('heading', { level: 1, name: 'Studies' })).toBeVisible();
  expect(screen.queryByText('orrery.science')).not.toBeInTheDocument();
});

it('the first page shows and names only what there is', async () => {
  setAbsentParts('company team projects studies plans gfs gms patrons sponsors investors art media');
  show('/en');
  expect(await screen.findByRole('heading', { level: 1, name: product.name })).toBeVisible();
  expect((await screen.findAllByRole('link', { name: 'Browse titles' }))[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  for (const name of ['Plans', 'Latest studies', 'Every study, in full'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  const projects = within(screen.getByRole('list', { name: `${product.name} projects` }));
  expect(projects.queryByRole('link', { name: /Science|Grants|Media/ })).not.toBeInTheDocument();
  expect(projects.getByRole('link', { name: /^Dance/ })).toBeVisible();
});
