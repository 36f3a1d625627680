import { failure } from '../kernel/failure.ts';

/** Where a page of a list ends: the time and the ID of its last row. */
interface Place {
  /** As the database writes it, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

export const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url');

const written = /^(\d{4,}-\d\d-\d\dT[\d:.]+Z) (\S+)$/;

/** @throws Failure BAD_USER_INPUT for a cursor that no page has */
export function readCursor(cursor: string): Place {
  const [, at, id] = written.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (at === undefined || id === undefined)
    throw failure('BAD_USER_INPUT', 'Page not found.', { fields: { cursor: 'invalid' } });
  return { at, id };
}
