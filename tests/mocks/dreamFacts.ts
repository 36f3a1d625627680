/** A dream of the mock provider. */
export interface MockDream {
  id: string;
  userId: string;
  clientKey: string;
  title: string;
  description: string | null;
  status: 'OPEN' | 'FULFILLED' | 'ARCHIVED';
  productId: string | null;
  planId: string | null;
  researchId: string | null;
  isPublic: boolean;
  createdAt: string;
  fulfilledAt: string | null;
}

export const dreamDefaults = {
  status: 'OPEN',
  planId: null,
  researchId: null,
  isPublic: true,
  fulfilledAt: null,
} as const;

/** What others wish for; their authors have no account here. */
export const mockDreams = (): MockDream[] => [
  {
    ...dreamDefaults,
    id: 'd1',
    userId: 'Nora',
    clientKey: 'mock-dream-00001',
    title: 'A seat beside my sister',
    description: 'Two coasts, one moon, five evenings.',
    productId: '2',
    createdAt: '2026-11-18T10:00:00.000Z',
  },
  {
    ...dreamDefaults,
    id: 'd2',
    userId: 'سلمى',
    clientKey: 'mock-dream-00002',
    title: 'تسع ساعات بلا ضجيج',
    description: null,
    productId: null,
    createdAt: '2026-11-15T10:00:00.000Z',
  },
];
