import type { TestServices } from './harness.ts';

/** Replaces all rules, in this order, bypassing every check. */
export async function setRouteRules(
  { db }: Pick<TestServices, 'db'>,
  rules: readonly (readonly [pattern: string, target: string, status?: 301 | 302 | 307 | 308])[],
): Promise<void> {
  await db.deleteFrom('route_rules').execute();
  await db
    .insertInto('route_rules')
    .values(
      rules.map(([pattern, target, status = 302], position) => ({
        id: String(position),
        pattern,
        target,
        status,
        active: true,
        position,
      })),
    )
    .execute();
}
