/** Reasons why the browser has no act for a command. */
const folder = 'works on a folder or a file of the operator’s machine';
const machine = 'is about the machine, whose screen comes later';
const decisions = 'comes with the screen of decisions';
const catalog = 'comes with the editor of the catalog';
const reviews = 'comes with the screen of reviews';
const books = 'comes with the screen of the books';

/** The commands that only the shell has, each with the reason. A test compares this with both lists. */
export const shellOnly: Readonly<Record<string, string>> = {
  'catalog apply': folder,
  'catalog check': folder,
  'catalog export': folder,
  'catalog plan': folder,
  'licenses import': folder,
  'rates import': folder,
  'files move': machine,
  'files storage': machine,
  'events list': machine,
  'events replay': machine,
  'jobs list': machine,
  'jobs revive': machine,
  'settings clear': machine,
  'settings list': machine,
  'settings set': machine,
  'rule add': machine,
  'rule list': machine,
  'rule remove': machine,
  'customers find': '`find` and `customers.show` answer it',
  'customers list': '`find` and `customers.show` answer it',
  'customers unlink': '`customers.correct` and `account.block` end the links of a guest',
  'disputes list': decisions,
  'refunds approve': decisions,
  'refunds decline': decisions,
  'refunds list': decisions,
  'refunds requests': decisions,
  'refunds retry': decisions,
  'suspense list': decisions,
  'suspense resolve': decisions,
  'licenses list': catalog,
  'licenses owed': catalog,
  'plan members': catalog,
  'price set': catalog,
  'product list': catalog,
  'product off': catalog,
  'product on': catalog,
  'product over': catalog,
  'promo add': catalog,
  'promo list': catalog,
  'promo off': catalog,
  'rates list': catalog,
  'rates set': catalog,
  'research status': catalog,
  'ratings hide': reviews,
  'ratings list': reviews,
  'ratings show': reviews,
  'ledger check': books,
  reconcile: books,
};
