import { find } from '../../../src/shared/desk/find.ts';
import { implement } from '../act.ts';
import { findAnything } from '../find/find.ts';

export const found = implement(find, {
  run: async (db, { lang }, { text }) => ({ results: await findAnything(db, text, lang) }),
  shell: {
    summary:
      'Finds by address, name, order, receipt or credit note, provider’s ID, last digits, promo code, or license key.',
    positionals: ['text'],
    options: {},
    lines: ({ results }) =>
      results.map((each) => {
        switch (each.kind) {
          case 'CUSTOMER':
            return `${each.hasAccount ? 'account' : 'guest'}  ${each.customer}  ${each.name ?? ''}${each.isBlocked ? '  blocked' : ''}`;
          case 'ORDER':
            return `order  ${each.number}  ${each.id}  ${each.status}  ${each.title}  ${each.total.amount} ${each.total.currency}  ${each.email ?? ''}`;
          case 'PROMO':
            return `promo code  ${each.code}  used ${each.uses} times`;
        }
      }),
  },
});
