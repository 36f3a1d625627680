import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Band } from '@/ui/Band';
import { CardGrid } from '@/ui/CardGrid';
import { FactList } from '@/ui/FactList';
import { PageHero } from '@/ui/PageHero';
import { StackedCell, StackedRow, StackedTable } from '@/ui/StackedTable';
import { StepList } from '@/ui/StepList';
import { renderUi } from './renderUi';

test('a band is a region named by its title and found by its hash', () => {
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

test('a band without a title is no region', () => {
  renderUi(<Band lead="Unseen without a title">Words</Band>);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Words')).toBeVisible();
});

test('a hero has the one heading of the first level', () => {
  renderUi(
    <PageHero title="About" lead="A lead" actions={<a href="/en">Home</a>} figure={<svg role="img" />} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(screen.getByText('A lead')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('img')).toBeInTheDocument();
});

test('a card leads where it says, and only if it says so', () => {
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

test('cards right under the first heading have headings of the second level', () => {
  renderUi(<CardGrid level={2} cards={[{ key: 'a', title: 'First' }]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
});

test('a fact is a term and its value', () => {
  renderUi(<FactList facts={[{ key: 'members', term: 'members', value: '8,214' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('members');
  expect(screen.getByRole('definition')).toHaveTextContent('8,214');
});

test('steps are numbered in the digits of the page', () => {
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

test('a table that stacks shows the names of its columns twice and says them once', () => {
  const columns = [
    { key: 'what', name: 'What' },
    { key: 'price', name: 'Price' },
  ];
  renderUi(
    <StackedTable label="Prices" columns={columns}>
      <StackedRow className="row">
        <th scope="row">Month</th>
        <StackedCell label="Price" className="price">
          $9
        </StackedCell>
      </StackedRow>
    </StackedTable>,
  );
  const table = within(screen.getByRole('table', { name: 'Prices' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['What', 'Price']);
  expect(table.getByRole('row', { name: 'Month $9' })).toBeVisible();
  expect(table.getAllByText('Price')).toHaveLength(2);
});
