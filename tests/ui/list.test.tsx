import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataTable, type Column } from '@/ui/list/DataTable';
import { Empty } from '@/ui/list/Empty';
import { EmptyList } from '@/ui/list/EmptyList';
import { Filters } from '@/ui/list/Filters';
import { TableSkeleton } from '@/ui/list/TableSkeleton';
import { renderUi } from './renderUi';

interface Plan {
  id: string;
  price: string;
}

const columns: readonly Column<Plan>[] = [
  { key: 'what', name: 'What', cell: ({ id }) => id },
  { key: 'price', name: 'Price', isLabelled: true, cell: ({ price }) => price },
];
const month = { id: 'Month', price: '$9' };

it('a stacking table shows the names of labeled columns twice but exposes them once', () => {
  renderUi(
    <DataTable label="Prices" columns={columns} rowClassName="row" rows={[month]} keyOf={({ id }) => id} />,
  );
  const table = within(screen.getByRole('table', { name: 'Prices' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['What', 'Price']);
  expect(table.getByRole('row', { name: 'Month $9' })).toBeVisible();
  expect(table.getAllByText('Price')).toHaveLength(2);
});

it('row details are rendered when expanded, and can be collapsed', async () => {
  const content = vi.fn<(plan: Plan) => string>(() => 'Renewed on the first');
  const details = { title: 'Details', nameOf: ({ id }: Plan) => `Details of ${id}`, content };
  renderUi(
    <DataTable
      label="Prices"
      columns={columns}
      rowClassName="row"
      rows={[month]}
      keyOf={({ id }) => id}
      details={details}
    />,
  );
  const toggle = screen.getByRole('button', { name: 'Details of Month', expanded: false });
  expect(content).not.toHaveBeenCalled();
  await userEvent.click(toggle);
  expect(screen.getByText('Renewed on the first')).toBeVisible();
  await userEvent.click(toggle);
  expect(screen.queryByText('Renewed on the first')).not.toBeInTheDocument();
});

it('a table skeleton has the table’s columns and is announced as one sentence', () => {
  renderUi(<TableSkeleton label="Loading the prices" columns={columns} rowClassName="row" rows={3} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the prices/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(4);
  expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(2);
});

const noMatch = { title: 'No results', text: 'Fewer filters help.', clear: 'Show all', to: '/en/plans' };

it('a list without matches offers to clear the filters', () => {
  renderUi(
    <EmptyList total={0} isFiltered noMatch={noMatch}>
      <Empty title="Nothing yet" />
    </EmptyList>,
  );
  expect(screen.getByText('No results')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/en/plans');
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
});

it('an empty list without filters shows its own message', () => {
  renderUi(
    <EmptyList total={0} noMatch={noMatch}>
      <Empty title="Nothing yet" />
    </EmptyList>,
  );
  expect(screen.getByText('Nothing yet')).toBeVisible();
});

it('a page past the end of a list links to the first page', () => {
  renderUi(
    <EmptyList total={3} isFiltered noMatch={noMatch}>
      <Empty title="Nothing yet" />
    </EmptyList>,
  );
  expect(screen.getByRole('link', { name: 'Go to first page' })).toBeVisible();
});

it('the filter toggle shows the number of active filters, which can be cleared', async () => {
  const form = { onSubmit: vi.fn<() => void>(), clear: vi.fn<() => void>(), isPending: false };
  renderUi(
    <Filters form={form} active={2} sort={<input aria-label="Sort by" />}>
      <input aria-label="Search" />
    </Filters>,
  );
  expect(screen.getByRole('search', { name: 'Filters' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Sort by' })).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Filters 2' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(form.clear).toHaveBeenCalledOnce();
});

it('inactive filters offer nothing to clear, and show when the list is loading', () => {
  const form = { onSubmit: vi.fn<() => void>(), clear: vi.fn<() => void>(), isPending: true };
  renderUi(
    <Filters form={form} active={0}>
      <input aria-label="Search" />
    </Filters>,
  );
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'true');
});
