import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { ask, download, perform, previewOf } from '@/data/desk/call';
import { session } from '@/session/session';
import { accountBlock } from '@/shared/desk/customer';
import { ordersExport, ordersList } from '@/shared/desk/orders';
import { withMockProvider } from '../mocks/server';

const { server } = withMockProvider();

const options = { lang: 'en' } as const;

afterEach(() => session.getState().logout());

it('sends the input with the token, and returns the data that the act answers', async () => {
  session.getState().setToken('a'.repeat(43));
  const seen: unknown[] = [];
  server.use(
    http.post('*/api/desk/orders.list', async ({ request }) => {
      seen.push(request.headers.get('authorization'), await request.json());
      return HttpResponse.json({ data: { rows: [], next: null } });
    }),
  );
  expect(await ask(ordersList, { status: 'PAID' }, options)).toEqual({ data: { rows: [], next: null } });
  expect(seen).toEqual([`Bearer ${'a'.repeat(43)}`, { input: { status: 'PAID' } }]);
});

it('previews with the input, and does what was previewed by its ID', async () => {
  const seen: unknown[] = [];
  server.use(
    http.post('*/api/desk/account.block', async ({ request }) => {
      const body = await request.json();
      seen.push(body);
      return HttpResponse.json({
        data:
          seen.length === 1
            ? { id: 'p1', expiresAt: '2026-12-01T00:00:00Z', money: [], access: [], mails: [], sessions: 1 }
            : { id: 'u1', login: 'a@example.com', blocked: true },
      });
    }),
  );
  const shown = await previewOf(accountBlock, { login: 'a@example.com' }, options);
  expect(shown).toMatchObject({ data: { id: 'p1', sessions: 1 } });
  expect(await perform(accountBlock, 'p1', options)).toMatchObject({ data: { blocked: true } });
  expect(seen).toEqual([{ input: { login: 'a@example.com' } }, { previewId: 'p1' }]);
});

it('returns why an act was refused, and who changed what meanwhile', async () => {
  const change = { actor: 'b@example.com', action: 'account block', at: '2026-12-01T00:00:00Z' };
  server.use(
    http.post('*/api/desk/account.block', () =>
      HttpResponse.json({ error: { code: 'STALE', message: 'x', change } }, { status: 409 }),
    ),
    http.post('*/api/desk/orders.list', () => new HttpResponse('busy', { status: 502 })),
    http.post('*/api/desk/orders.export', () => HttpResponse.error()),
  );
  expect(await perform(accountBlock, 'p1', options)).toEqual({
    failure: { code: 'STALE', message: 'x', fields: {}, change },
  });
  expect(await ask(ordersList, {}, options)).toEqual({ failure: { code: 'NETWORK', fields: {} } });
  expect(await download(ordersExport, {}, options)).toEqual({ failure: { code: 'NETWORK', fields: {} } });
});

it('ends the session when its token is no longer valid', async () => {
  session.getState().setToken('a'.repeat(43));
  server.use(
    http.post('*/api/desk/orders.list', () =>
      HttpResponse.json({ error: { code: 'UNAUTHENTICATED', message: 'x' } }, { status: 401 }),
    ),
  );
  expect(await ask(ordersList, {}, options)).toMatchObject({ failure: { code: 'UNAUTHENTICATED' } });
  expect(session.getState().token).toBeUndefined();
});
