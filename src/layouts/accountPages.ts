import { paths } from '@/shared/paths';

/** The pages of the member area, grouped by topic; `waiting` names the count shown next to a page. */
export const accountGroups = [
  {
    name: 'account',
    pages: [
      { name: 'profile', path: paths.profile },
      { name: 'general', path: paths.profileGeneral },
      { name: 'security', path: paths.profileSecurity },
    ],
  },
  {
    name: 'money',
    pages: [
      { name: 'wallet', path: paths.wallet },
      { name: 'subscription', path: paths.subscription, waiting: 'subscription' },
      { name: 'payments', path: paths.payments, waiting: 'payments' },
    ],
  },
  {
    name: 'library',
    pages: [
      { name: 'purchases', path: paths.purchases },
      ...(import.meta.env.VITE_PROVIDER === 'specification'
        ? []
        : [{ name: 'presents', path: paths.presents, waiting: 'presents' } as const]),
      { name: 'dreams', path: paths.dreams },
      { name: 'achievements', path: paths.profileAchievements },
    ],
  },
] as const;
