import { billedTo } from '../../../src/shared/buyerDetails.ts';
import { ordersShow } from '../../../src/shared/desk/order.ts';
import { implement } from '../act.ts';
import { orderIdBy } from '../orderInput.ts';
import { orderPage } from '../orderPage/orderPage.ts';

export const orderShow = implement(ordersShow, {
  run: async (db, { lang }, { order }) => orderPage(db, await orderIdBy(db, order), lang),
  shell: {
    summary: 'Shows an order with its payments, refunds, and disputes.',
    positionals: ['order'],
    options: {},
    lines: (data) => [
      `${data.number}  ${data.id}  ${data.status}  ${data.purpose}  ${data.title}  ${data.total.amount} ${data.total.currency}`,
      `of ${data.userId}  ${data.email ?? ''}  receipt ${data.receipt ?? 'none'}`,
      ...(data.buyerDetails ? [`billed to ${billedTo(data.buyerDetails)}`] : []),
      ...(data.opensAt ? [`opens ${data.opensAt}`] : []),
      ...data.agreements.flatMap((each) => [
        `agreed ${each.at}  ${each.act}  ${each.language}  ${each.country ?? 'no country'}  ${each.documents
          .map(({ kind, version }) => `${kind} ${version}`)
          .join(', ')}`,
        ...each.sentences.map(({ text, agreed }) => `  ${agreed ? 'yes' : 'no'}: ${text}`),
      ]),
      ...data.payments.map(
        (each) =>
          `payment ${each.id}  ${each.status}  ${each.method}  ${each.reference ?? ''}  ${each.amount.amount} ${each.amount.currency}, ${each.refunded.amount} ${each.refunded.currency} back`,
      ),
      ...data.refunds.map(
        (each) =>
          `${each.kind.toLowerCase()} ${each.id}  ${each.state}${each.isReversed ? ', reversed' : ''}  ${each.amount.amount} ${each.amount.currency} to ${each.to.toLowerCase()}  ${each.creditNote ?? ''}  ${each.reason ?? ''}`,
      ),
      ...data.events.map(({ at, kind, text }) => `${at}  ${kind.toLowerCase()}  ${text ?? ''}`),
    ],
  },
});
