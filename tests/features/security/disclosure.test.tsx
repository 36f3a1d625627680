import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Disclosure } from '@/features/security/Disclosure';
import { renderUi } from '../../ui/renderUi';

const showNumbers = (count: number) =>
  renderUi(
    <Disclosure items={Array.from({ length: count }, (_, index) => index)} first={3} className={undefined}>
      {(item) => <li key={item}>{item}</li>}
    </Disclosure>,
  );
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('a list that reaches its limit is shown in full, without a button', () => {
  showNumbers(3);
  expect(shown()).toEqual(['0', '1', '2']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a list with one item more shows its first items until it is expanded', async () => {
  showNumbers(4);
  expect(shown()).toEqual(['0', '1', '2']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all (4)', expanded: false }));
  expect(shown()).toEqual(['0', '1', '2', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(shown()).toEqual(['0', '1', '2']);
});
