import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { vi } from 'vitest';
import { preload, usePreloaded } from '@/data/account/preload';
import { SecurityDocument, type SecurityQuery } from '@/data/generated/security';
import { answering, endpoint } from './answers';
import { renderPage } from './renderPage';
import { provider } from './server';

type Me = NonNullable<SecurityQuery['me']>;
export type Security = SecurityQuery & { me: Me };

export const securityAccount = (facts: Partial<Me> = {}): Me => ({
  id: '7',
  email: 'ada@example.com',
  emailVerified: true,
  emailChange: null,
  deletionDate: null,
  balances: [],
  ...facts,
});

/** Has the provider answer with the current value of `known`; returns a spy that is called for every request. */
export function securityAnswers(
  known: () => Partial<SecurityQuery>,
  until: Promise<void> = Promise.resolve(),
) {
  const asked = vi.fn<() => void>();
  provider.use(
    endpoint.query('Security', async () => {
      asked();
      await until;
      return answering({
        me: securityAccount(),
        twoFactor: { enabled: false, enabledAt: null, recoveryCodesLeft: 0 },
        sessions: [],
        signIns: [],
        ...known(),
      });
    }),
  );
  return asked;
}

/** Renders one section of the security page with the provider's response. */
export function openSection(section: (security: Security) => ReactNode) {
  const loader = () => preload(SecurityDocument, { lang: 'en' });
  function Component() {
    const outcome = usePreloaded(useLoaderData<ReturnType<typeof loader>>());
    if ('failure' in outcome || !outcome.data.me) return null;
    return section({ ...outcome.data, me: outcome.data.me });
  }
  return renderPage({ Component, loader }, 'profile/security', '/en/profile/security');
}
