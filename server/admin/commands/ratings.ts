import * as v from 'valibot';
import { clearReports, openReports, type ReportCount } from '../../commerce/ratings/openReports.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

/** Such as `3 reports: SPAM 2, INSULT 1`. */
function describeReports(reports: readonly ReportCount[]): string {
  const total = reports.reduce((sum, { count }) => sum + count, 0);
  const reasons = reports.map(({ reason, count }) => `${reason} ${count}`).join(', ');
  return `${total} ${total === 1 ? 'report' : 'reports'}: ${reasons}`;
}

const list = command({
  name: 'ratings list',
  summary: "Lists buyers' ratings of products, newest first.",
  positionals: [],
  options: {
    product: { value: 'id', help: 'of one product' },
    hidden: { help: 'hidden ratings only' },
    reported: { help: 'reported ratings only' },
    ...pageOptions,
  },
  input: v.object({
    product: v.optional(word),
    hidden: v.optional(v.boolean(), false),
    reported: v.optional(v.boolean(), false),
    ...pageEntries,
  }),
  run: async ({ services }, { product, hidden, reported, ...window }) => {
    let query = services.db.selectFrom('ratings').selectAll();
    if (product !== undefined) query = query.where('product_id', '=', product);
    if (hidden) query = query.where('hidden_at', 'is not', null);
    if (reported)
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('rating_reports')
            .select('rating_id')
            .whereRef('rating_id', '=', 'ratings.id')
            .where('cleared_at', 'is', null),
        ),
      );
    const page = await readPage(services.db, query, { time: 'rated_at', id: 'id', order: 'desc' }, window);
    const reportsOf = await openReports(
      services.db,
      page.rows.map(({ id }) => id),
    );
    const data = page.rows.map((row) => ({
      id: row.id,
      productId: row.product_id,
      userId: row.user_id,
      stars: row.stars,
      text: row.body,
      language: row.lang,
      ratedAt: row.rated_at.toISOString(),
      isShown: row.is_shown,
      hiddenAt: row.hidden_at?.toISOString() ?? null,
      reports: reportsOf.get(row.id) ?? [],
    }));
    return listed(
      page,
      data,
      ({ ratedAt, id, productId, stars, isShown, hiddenAt, language, text, reports }) =>
        [
          ratedAt,
          id,
          productId,
          `${stars}/5`,
          hiddenAt === null ? (isShown ? 'shown' : 'refunded') : 'hidden',
          language,
          // One line per rating, without control characters.
          JSON.stringify(text ?? ''),
          ...(reports.length > 0 ? [describeReports(reports)] : []),
        ].join('  '),
    );
  },
});

const visibilitySwitch = (to: 'hide' | 'show') =>
  command({
    name: `ratings ${to}`,
    summary:
      to === 'hide'
        ? 'Hides a rating, which then no longer counts. Settles its reports.'
        : 'Shows a rating that was hidden again, and dismisses the reports of any.',
    positionals: ['id'],
    options: { reason: { value: 'text', help: 'why, for the records' } },
    input: v.object({ id: word, reason: v.optional(word) }),
    run: (context, { id, reason }) =>
      inTransaction(context.services.db, async (trx) => {
        const changed = await trx
          .updateTable('ratings')
          .set((eb) => ({
            hidden_at: to === 'show' ? null : eb.fn.coalesce('hidden_at', eb.val(context.services.clock())),
          }))
          .where('id', '=', id)
          .returning(['product_id', 'is_shown'])
          .executeTakeFirst();
        if (!changed) throw failure('NOT_FOUND', `There is no rating ${id}.`);
        await clearReports(trx, id, context.services.clock());
        await audit(trx, context, `ratings ${to}`, id, { reason: reason ?? null });
        const { product_id: productId, is_shown: isShown } = changed;
        const given = to === 'show' && !isShown ? ', once its author has the product again' : '';
        return {
          lines: [`The rating ${id} is ${to === 'hide' ? 'hidden' : `shown${given}`}.`],
          data: { id, productId, isShown },
        };
      }),
  });

export const ratings = [list, visibilitySwitch('hide'), visibilitySwitch('show')];
