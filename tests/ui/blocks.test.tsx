import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Band } from '@/ui/layout/Band';
import { CardGrid } from '@/ui/layout/CardGrid';
import { FactList } from '@/ui/FactList';
import { PageHero } from '@/ui/layout/PageHero';
import { StepList } from '@/ui/StepList';
import { renderUi } from './renderUi';

it('a band is a region named by its title and found by its hash', () => {
  renderUi(
    <Band id="plans" eyebrow="Offers" title="Plans" lead="Three of them">
      <p>Month</p>
    </Band>,
  );
  const band = screen.getByRole('region', { name: 'Plans' });
  expect(band).toHaveAttribute('id', 'plans');
  expect(within(band).getByRole('heading', { level: 2, name: 'Plans' })).toBeVisible();
  for (const text of ['Offers', 'Three of them', 'Month']) expect(band).toHaveTextContent(text);
});

it('a band without a title is not a region', () => {
  renderUi(<Band lead="Unseen without a title">Words</Band>);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Words')).toBeVisible();
});

it('a hero has the first-level heading', () => {
  renderUi(
    <PageHero title="About" lead="A lead" actions={<a href="/en">Home</a>} figure={<svg role="img" />} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(screen.getByText('A lead')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('img')).toBeInTheDocument();
});

it('a card is a link only if it has a target', () => {
  renderUi(
    <CardGrid
      cards={[
        { key: 'a', title: 'First', over: 'One', text: 'Text', under: 'Price', to: '/en/about' },
        { key: 'b', title: 'Second' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^OneFirstTextPrice$/);
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/en/about');
  expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeVisible();
  expect(second).toHaveTextContent(/^Second$/);
  expect(within(second ?? document.body).queryByRole('link')).toBeNull();
});

it('cards directly below the first heading have second-level headings', () => {
  renderUi(<CardGrid level={2} cards={[{ key: 'a', title: 'First' }]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
});

it('a fact is a term with its value', () => {
  renderUi(<FactList facts={[{ key: 'members', term: 'members', value: '8,214' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('members');
  expect(screen.getByRole('definition')).toHaveTextContent('8,214');
});

it('steps are numbered in the digits of the page', () => {
  renderUi(
    <StepList
      steps={[
        { key: 'a', title: 'Letter', text: 'One page' },
        { key: 'b', title: 'Trial', text: 'Six weeks' },
      ]}
    />,
    { lang: 'fa' },
  );
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['۱LetterOne page', '۲TrialSix weeks']);
});
