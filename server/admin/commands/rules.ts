import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { compileRules, maxRules } from '../../../src/shared/routeRules.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';

const statuses = { '301': 301, '302': 302, '307': 307, '308': 308 } as const;

const add = command({
  name: 'rule add',
  summary:
    'Makes a route rule, or changes the one of the same path: /old /en/new. Parts: text, :name; at the end *, **, **:name.',
  positionals: ['pattern', 'target'],
  options: { status: { value: '302', help: 'the HTTP status: 301, 302, 307 or 308' } },
  input: v.object({
    pattern: v.pipe(v.string(), v.startsWith('/', 'must begin with /')),
    target: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    status: v.optional(v.picklist(['301', '302', '307', '308'], 'must be 301, 302, 307 or 308'), '302'),
  }),
  run: (context, { pattern, target, status }) =>
    context.services.db.transaction().execute(async (trx) => {
      const values = { target, status: statuses[status], active: true };
      const { routeRulesHosts: allowedHosts, publicOrigin } = context.services.config;
      const others = await trx
        .selectFrom('route_rules')
        .select(['pattern', 'target', 'status'])
        .where('active', '=', true)
        .where('pattern', '!=', pattern)
        .orderBy('position')
        .execute();
      if (others.length >= maxRules) throw failure('BAD_USER_INPUT', `There are ${maxRules} rules already.`);
      const rule = { from: pattern, to: target, status: values.status };
      const alone = compileRules({ rules: [rule], allowedHosts }, publicOrigin);
      if (alone.problems[0] !== undefined)
        throw failure(
          'BAD_USER_INPUT',
          `${alone.problems[0]} (hosts allowed: ${allowedHosts.join(', ') || 'none'})`,
        );
      // Together with the others it may form a loop, even if only one of them breaks.
      const given = others.map(({ pattern: from, target: to, status: code }) => ({ from, to, status: code }));
      const before = compileRules({ rules: given, allowedHosts }, publicOrigin);
      const after = compileRules({ rules: [...given, rule], allowedHosts }, publicOrigin);
      if (after.rules.length <= before.rules.length)
        throw failure(
          'BAD_USER_INPUT',
          after.problems.find((problem) => !before.problems.includes(problem)) ?? 'The rule is of no use.',
        );
      await trx
        .insertInto('route_rules')
        .values((eb) => ({
          id: randomUUID(),
          pattern,
          ...values,
          position: eb
            .selectFrom('route_rules')
            .select((sub) => sub(sub.fn.coalesce(sub.fn.max('position'), sub.lit(0)), '+', 1).as('next')),
        }))
        .onConflict((conflict) => conflict.column('pattern').doUpdateSet(values))
        .execute();
      await audit(trx, context, 'rule add', pattern, { target, status: values.status });
      return {
        lines: [`${pattern} leads to ${target} (${status}).`],
        data: { pattern, target, status: values.status },
      };
    }),
});

const list = command({
  name: 'rule list',
  summary: 'Lists the route rules in order.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const rows = await services.db.selectFrom('route_rules').selectAll().orderBy('position').execute();
    return {
      lines: rows.map(
        ({ pattern, target, status, active }) =>
          `${pattern}  ->  ${target}  ${status}  ${active ? 'on' : 'off'}`,
      ),
      data: rows,
    };
  },
});

const remove = command({
  name: 'rule remove',
  summary: 'Removes a route rule.',
  positionals: ['pattern'],
  options: {},
  // Also accepts patterns that a new rule could no longer have.
  input: v.object({ pattern: v.pipe(v.string(), v.nonEmpty('must not be empty')) }),
  run: (context, { pattern }) =>
    context.services.db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom('route_rules')
        .where('pattern', '=', pattern)
        .returning(['target', 'status'])
        .executeTakeFirst();
      if (!removed) throw failure('NOT_FOUND', `There is no rule for ${pattern}.`);
      await audit(trx, context, 'rule remove', pattern, removed);
      return { lines: [`The rule for ${pattern} is gone.`], data: { pattern } };
    }),
});

export const rules = [add, list, remove];
