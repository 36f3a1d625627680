import { http, HttpResponse } from 'msw/http';
import type { setupServer } from 'msw/node';
import { acts } from '@/shared/desk/acts';
import type { OrderPage } from '@/shared/desk/order';
import type { OrderRow } from '@/shared/desk/orders';
import type { Preview } from '@/shared/desk/preview';
import type { Role } from '@/shared/desk/roles';
import type { DeskMe } from '@/shared/desk/staff';

const at = '2026-11-18T10:00:00.000Z';
const eur = (amount: string) => ({ amount, currency: 'EUR' });

/** Someone at the desk with a role, and what it may do. */
export const deskMe = (role: Role = 'owner'): DeskMe => ({
  id: 'ada',
  email: 'ada@example.com',
  name: 'Ada Byron',
  role,
  rights: acts.filter(({ right }) => right.includes(role)).map(({ name }) => name),
  provenUntil: null,
  hasSecondFactor: false,
  limit: { amount: '50', currency: 'USD' },
  timeZone: 'Asia/Tokyo',
  isDemo: true,
});

export const deskOrder: OrderRow = {
  id: 'order-1',
  number: '4HDR-GDPG',
  userId: 'guest-1',
  email: 'guest@example.com',
  status: 'PAID',
  purpose: 'PURCHASE',
  product: '2',
  title: 'The Atlas of Attention',
  tariff: 'atlas',
  total: eur('45.00'),
  language: 'en',
  country: 'DE',
  campaign: null,
  promo: null,
  receipt: 14,
  createdAt: '2026-11-18T20:00:00.000Z',
  paidAt: at,
};

export const deskOrderPage: OrderPage = {
  ...deskOrder,
  customer: 'guest@example.com',
  opensAt: null,
  agreements: [],
  price: {
    list: eur('50.00'),
    discount: eur('5.00'),
    total: eur('45.00'),
    taxRate: '20',
    tax: eur('7.50'),
    isMemberPrice: false,
  },
  buyerDetails: null,
  payments: [
    {
      id: 'payment-1',
      status: 'SUCCEEDED',
      method: 'sandbox',
      reference: 'pi_1',
      amount: eur('45.00'),
      refunded: eur('0.00'),
      left: eur('45.00'),
      fee: eur('1.20'),
      actual: null,
      createdAt: at,
      changedAt: at,
    },
  ],
  refunds: [],
  disputes: [],
  entries: [],
  grants: [],
  events: [{ at, kind: 'ATTEMPT', text: 'sandbox SUCCEEDED' }],
  log: [],
  can: { refund: true, refundToWallet: true, resend: true, details: true },
};

export const deskPreview: Preview = {
  id: 'preview-1',
  expiresAt: '2026-11-18T10:15:00.000Z',
  money: [
    { account: 'PROVIDER', provider: 'sandbox', ...eur('20.00') },
    { account: 'SALES', provider: null, ...eur('-20.00') },
  ],
  access: [],
  mails: [{ mail: 'refund', to: 'guest@example.com', lang: 'en' }],
  sessions: 0,
};

/** A refusal of the door. */
export const deskRefusal = (code: string, more: object = {}) =>
  HttpResponse.json({ error: { code, message: code, ...more } }, { status: 409 });

/** What was posted, and how each act answers: data, or a whole response. */
export function desk(
  server: ReturnType<typeof setupServer>,
  answers: Readonly<Record<string, (body: Record<string, unknown>) => unknown>>,
): { readonly posted: [act: string, body: unknown][] } {
  const posted: [string, unknown][] = [];
  server.use(
    http.post('*/api/desk/:act', async ({ request, params }) => {
      const body: Record<string, unknown> = Object(await request.json());
      const act = String(params['act']);
      posted.push([act, body]);
      const answer = answers[act]?.(body);
      if (answer === undefined && act === 'me') return HttpResponse.json({ data: deskMe() });
      if (answer === undefined) return HttpResponse.json({ error: { code: 'NOT_FOUND' } }, { status: 404 });
      return answer instanceof Response ? answer : HttpResponse.json({ data: answer });
    }),
  );
  return { posted };
}
