import { act } from '@testing-library/react';
import { redirect, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prerenderedAttribute, type PageData } from '@/lib/pageData';
import { markStarted } from '@/lib/started';
import { mount } from '@/mount';
import { visit } from './router/support/start';

const routes: RouteObject[] = [
  {
    path: ':lang',
    children: [
      { path: 'shown', Component: () => <p>The shown page</p> },
      { path: 'moved', loader: () => redirect('/en/shown') },
      {
        path: 'broken',
        loader: () => {
          throw new Response('', { status: 404 });
        },
        Component: () => null,
        ErrorBoundary: () => <p>The error page</p>,
      },
    ],
  },
];

const data: PageData = {
  paint: 'whole',
  lang: 'en',
  sample: {},
  messages: {},
  answers: {},
  responses: {},
};

beforeEach(() => {
  document.head.innerHTML = `<meta name="description" content="Shown" ${prerenderedAttribute}>`;
  document.body.innerHTML = '<div id="app"><p>The shown page</p></div>';
  markStarted();
});

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Mounts the application at an address; returns what it shows and whether it took over what the document showed. */
async function mountAt(address: string, page: PageData) {
  const app = document.getElementById('app') ?? document.body;
  const before = app.firstElementChild;
  await act(() => mount(app, visit(address, routes), page));
  return {
    text: app.textContent,
    isTakenOver: app.firstElementChild === before,
    tags: document.querySelectorAll(`[${prerenderedAttribute}]`).length,
  };
}

it.each(['en', 'de'])('takes over the page that the document shows (%s)', async (lang) => {
  expect(await mountAt(`/${lang}/shown`, { ...data, lang })).toEqual({
    text: 'The shown page',
    isTakenOver: true,
    tags: 1,
  });
});

it.each([
  ['at another address', '/en/moved', data, 'The shown page'],
  ['an error', '/en/broken', data, 'The error page'],
  ['in another language', '/en/shown', { ...data, lang: 'de' }, 'The shown page'],
  ['formatted differently', '/en/shown', { ...data, sample: { number: '1' } }, 'The shown page'],
  ['more than the rendered frame', '/en/shown', { ...data, paint: 'frame' }, 'The shown page'],
] as const)('renders anew what is %s, without the tags of the document', async (_, address, page, text) => {
  expect(await mountAt(address, page)).toEqual({ text, isTakenOver: false, tags: 0 });
});
