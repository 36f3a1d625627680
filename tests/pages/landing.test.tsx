import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPagePath } from '@/shared/pagePaths';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { plans, products } from '../mocks/catalogue';
import { endpoint } from '../mocks/handlers';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

const { server } = withMockProvider();

beforeAll(async () => {
  // The first import of a page takes longer than a person would wait for it.
  await import('@/pages/landing');
});

async function open() {
  show('/en');
  await screen.findByRole('heading', { level: 1 });
}

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the start page', () => {
  it('says what it is and where its siblings are', async () => {
    await open();
    expect(document.title).toContain(product.name);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://orrery.example/en',
    );
    expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(14);
    expect(document.querySelector('link[hreflang=uk]')).toHaveAttribute('href', 'https://orrery.example/ua');
  });

  it('names the thirteen projects', async () => {
    await open();
    const projects = screen.getByRole('list', { name: `The projects of ${product.name}` });
    expect(within(projects).getAllByRole('listitem')).toHaveLength(13);
    expect(projects).toHaveTextContent(`${product.name.toLowerCase()}.science`);
  });

  it('lets anyone stop what moves', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Pause the motion' }));
    expect(screen.getByRole('button', { name: 'Let it move' })).toBeVisible();
  });

  it('has no link that leads nowhere', async () => {
    await open();
    await screen.findAllByRole('heading', { level: 3, name: products[0]?.title ?? '' });
    const links = screen.getAllByRole('link').map((link) => {
      const { pathname, hash } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
      return { pathname, hash };
    });
    expect(links.filter(({ pathname }) => !isPagePath(pathname))).toEqual([]);
    const targets = links.filter(({ hash }) => hash !== '').map(({ hash }) => hash.slice(1));
    expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });
});

describe('plans and products', () => {
  it('lead to the page of what they sell', async () => {
    await open();
    for (const { title, productId } of plans) {
      expect(await screen.findByRole('link', { name: `Choose ${title}` })).toHaveAttribute(
        'href',
        paths.productPayment.href('en', productId),
      );
    }
    const catalogue = section(/Fresh from the projects/);
    const atlas = products.find(({ Plan, active }) => active && !Plan);
    expect(catalogue.getByRole('link', { name: atlas?.title ?? '' })).toHaveAttribute(
      'href',
      paths.product.href('en', atlas?.slug ?? ''),
    );
  });

  it('keep nothing else waiting', async () => {
    const held = Promise.withResolvers<void>();
    server.use(
      endpoint.query('Landing', async () => {
        await held.promise;
        return HttpResponse.json({ data: { plans: [], products: [], researches: { Researches: [] } } });
      }),
    );
    await open();
    expect(screen.getAllByText('Loading plans and prices')).toHaveLength(3);
    held.resolve();
    expect(await screen.findByText(/no plans on offer/)).toBeVisible();
    expect(screen.getByText(/catalogue is empty/)).toBeVisible();
  });

  it('can be asked for again when they could not be had', async () => {
    server.use(endpoint.query('Landing', () => HttpResponse.error(), { once: true }));
    await open();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    await userEvent.click(retry ?? document.body);
    expect(await screen.findByRole('link', { name: `Choose ${plans[0]?.title}` })).toBeVisible();
  });
});
