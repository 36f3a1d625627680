import { render, screen } from '@testing-library/react';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderSynchronously } from '@/performance/renderSynchronously';
import { visit } from '../router/support/start';

const routes: RouteObject[] = ['/a', '/b'].map((path) => ({
  path,
  loader: () => null,
  element: <h1>{path}</h1>,
  HydrateFallback: () => null,
}));

it('a new page is rendered as soon as the router has it', async () => {
  const router = renderSynchronously(visit('/a', routes));
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading')).toHaveTextContent('/a');
  await router.navigate('/b');
  expect(screen.getByRole('heading')).toHaveTextContent('/b');
});
