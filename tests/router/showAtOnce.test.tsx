import { render, screen } from '@testing-library/react';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showAtOnce } from '@/router/showAtOnce';
import { visit } from './support/start';

const routes: RouteObject[] = ['/a', '/b'].map((path) => ({
  path,
  loader: () => null,
  element: <h1>{path}</h1>,
  HydrateFallback: () => null,
}));

it('another page is on the screen in the moment in which the router has it', async () => {
  const router = showAtOnce(visit('/a', routes));
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading')).toHaveTextContent('/a');
  await router.navigate('/b');
  expect(screen.getByRole('heading')).toHaveTextContent('/b');
});
