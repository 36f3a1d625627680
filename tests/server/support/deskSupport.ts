import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Role } from '../../../src/shared/desk/roles.ts';
import { issueSession } from '../../../server/identity/sessions.ts';
import { bearer } from './calls.ts';
import type { TestServices } from './harness.ts';

/** Deletes the audit log, which otherwise only grows. */
export async function emptyAuditLog({ db }: Pick<TestServices, 'db'>): Promise<void> {
  await sql`alter table audit_log disable trigger keep_audit`.execute(db);
  await db.deleteFrom('audit_log').execute();
  await sql`alter table audit_log enable trigger keep_audit`.execute(db);
  await sql`update audit_head set position = 0, hash = sha256('orrery')`.execute(db);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: {
    readonly data?: unknown;
    readonly error?: { code: string; message: string; fields?: object; change?: object };
  };
}

/** Calls the desk as an account does that has a role, with a proof of its password unless it says otherwise. */
export function deskOf(app: FastifyInstance, services: TestServices) {
  /** Makes an account one of the staff, and returns how it calls the desk. */
  async function staff(userId: string, role: Role | undefined, { proven = true } = {}) {
    const now = services.clock();
    if (role)
      await services.db
        .insertInto('staff')
        .values({ user_id: userId, role, added_by: 'test', added_at: now })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role }))
        .execute();
    const { token } = await issueSession(services.db, now, { userId, lifetime: 'short' });
    if (proven)
      await services.db
        .updateTable('sessions')
        .set({ proven_at: now })
        .where('user_id', '=', userId)
        .execute();
    const post = async (act: string, body: object, headers: Record<string, string> = {}): Promise<Answer> => {
      const response = await app.inject({
        method: 'POST',
        url: `/api/desk/${act}`,
        payload: body,
        headers: { ...bearer(token), ...headers },
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        text: response.body,
        body: isJson ? response.json<Answer['body']>() : {},
      };
    };
    return { userId, token, post };
  }
  return { staff };
}

export type Desk = Awaited<ReturnType<ReturnType<typeof deskOf>['staff']>>;
