import * as v from 'valibot';
import { email, givenPassword, otp } from '../validation.ts';
import { changes, reads } from './act.ts';
import { rights, roles } from './roles.ts';
import { line, logEntry, page, paged, time } from './values.ts';

const role = v.picklist(roles, 'choose');

const member = v.object({
  id: v.string(),
  email: v.string(),
  name: v.nullable(v.string()),
  role,
  hasSecondFactor: v.boolean(),
  addedAt: time,
  lastSeenAt: v.nullable(time),
});

/** Who is at the desk, and what they may do. */
export const me = reads('me', {
  right: rights.everyone,
  input: v.object({}),
  answer: v.object({
    id: v.string(),
    email: v.string(),
    name: v.nullable(v.string()),
    role,
    /** The names of the acts that the role may do. */
    rights: v.array(v.string()),
    /** Until when the password counts as given; null if it must be given first. */
    provenUntil: v.nullable(time),
    /** Whether `proof` also needs a code. */
    hasSecondFactor: v.boolean(),
    /** What support may refund or credit at once, in the shop's main currency; others need a proof above it. */
    limit: v.object({ amount: v.string(), currency: v.string() }),
    /** The shop's time zone: what days mean. */
    timeZone: v.string(),
    isDemo: v.boolean(),
  }),
});
export type DeskMe = v.InferOutput<typeof me.answer>;

/** Gives the password again, and a code if the account has a second factor: it counts for 15 minutes in this session. */
export const proof = reads('proof', {
  right: rights.everyone,
  input: v.object({ password: givenPassword, otp: v.optional(otp) }),
  answer: v.object({ provenUntil: time }),
});

export const staffList = reads('staff.list', {
  right: rights.owner,
  input: v.object({}),
  answer: v.object({ people: v.array(member) }),
});

export const staffAdd = changes('staff.add', {
  right: rights.owner,
  proof: 'always',
  input: v.object({ email, role }),
  answer: v.object({ id: v.string(), role }),
});

export const staffRole = changes('staff.role', {
  right: rights.owner,
  proof: 'always',
  input: v.object({ email, role }),
  answer: v.object({ id: v.string(), role }),
});

export const staffRemove = changes('staff.remove', {
  right: rights.owner,
  proof: 'always',
  input: v.object({ email }),
  answer: v.object({ id: v.string() }),
});

/** What was done by the staff and in the shell, the newest first. */
export const logList = reads('log.list', {
  right: ['owner', 'manager', 'accountant'],
  input: v.object({ actor: v.optional(line), action: v.optional(line), target: v.optional(line), ...page }),
  answer: paged(logEntry),
});
