import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as collaborations from '@/pages/projects/collaborations';
import * as projects from '@/pages/projects/index';
import { paths } from '@/shared/paths';
import { projectIds, projectName } from '@/shared/projects';
import { renderPage } from './support/renderPage';

it('every project is in one group and links to its page', () => {
  renderPage(projects, 'projects', '/en/projects');
  const groups = ['People behind it', 'Works and studies', 'Money and curiosities'].map((name) =>
    within(screen.getByRole('region', { name })).getAllByRole('link'),
  );
  expect(groups.map(({ length }) => length)).toEqual([5, 5, 3]);
  const links = groups.flat();
  for (const id of projectIds) {
    const own = links.filter(({ textContent }) => textContent === projectName(id));
    expect(own.map((link) => link.getAttribute('href'))).toEqual([paths.project.href('en', id)]);
  }
});

it('the projects page links to the collaborations', () => {
  renderPage(projects, 'projects', '/en/projects');
  expect(screen.getByRole('link', { name: 'How we work with others' })).toHaveAttribute(
    'href',
    '/en/projects/collaborations',
  );
});

it('a collaboration shows its state and its partner', () => {
  renderPage(collaborations, 'projects/collaborations', '/en/projects/collaborations');
  const cards = screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => heading.closest('li') ?? []);
  expect(cards.map((card) => /^(?:In progress|Complete)/.exec(card.textContent)?.[0])).toEqual([
    'In progress',
    'In progress',
    'In progress',
    'Complete',
    'Complete',
    'Complete',
  ]);
  const museum = screen.getByRole('heading', { name: 'Eleven minutes' }).closest('li');
  expect(museum).toHaveTextContent(/^Complete/);
  expect(museum).toHaveTextContent('with the Harbor Museum');
});

it('starting a collaboration takes a letter, with a link to the contact form', () => {
  renderPage(collaborations, 'projects/collaborations', '/en/projects/collaborations');
  const steps = within(screen.getByRole('region', { name: 'How to start' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(steps.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/about#contact');
});
