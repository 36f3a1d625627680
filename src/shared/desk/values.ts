import * as v from 'valibot';
import { isDay, isMoment } from '../days.ts';
import type { FieldError } from '../errorCodes.ts';
import { plainLine, plainText } from '../texts.ts';

/** The schemas that acts share. Messages are codes: the browser and the shell word them. */
const code = (error: FieldError): FieldError => error;

/** A word or a line that someone typed. */
export const line = v.pipe(
  v.string(code('required')),
  v.transform(plainLine),
  v.nonEmpty(code('required')),
  v.maxLength(200, code('tooLong')),
);

/** Why something is done: kept in the log, and erased with the person. */
export const reason = v.pipe(
  v.string(code('required')),
  v.transform(plainText),
  v.nonEmpty(code('required')),
  v.maxLength(500, code('tooLong')),
);

/** A longer text. */
export const note = v.pipe(
  v.string(code('required')),
  v.transform(plainText),
  v.nonEmpty(code('required')),
  v.maxLength(2000, code('tooLong')),
);

/** An amount such as `3.50`. */
export const decimal = v.pipe(
  v.string(code('required')),
  v.trim(),
  v.regex(/^\d{1,13}(\.\d{1,3})?$/, code('notNumber')),
);

/** A whole number, as a number or as typed. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))],
      code('notNumber'),
    ),
    v.integer(code('notNumber')),
    v.minValue(least, code('tooLittle')),
    v.maxValue(most, code('tooMuch')),
  );

/** A day of the shop (`2026-12-31`), or a moment. */
export const day = v.pipe(
  v.string(code('required')),
  v.check((text) => isDay(text) || isMoment(text), code('date')),
);

/** A time in an answer, in ISO 8601. */
export const time = v.string();

/** An amount in an answer; negative for what is taken. */
export const money = v.object({ amount: v.string(), currency: v.string() });
export type Money = v.InferOutput<typeof money>;

/** A page of a list is asked for by the cursor of the page before. */
export const page = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300, code('tooLong')))),
  limit: v.optional(whole(1, 200), 50),
};

/** A page's rows, and the cursor of the next page; null on the last one. */
export const paged = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ rows: v.array(row), next: v.nullable(v.string()) });

/** What was done, by whom and when. */
export const logEntry = v.object({
  id: v.string(),
  at: time,
  /** `shell:<name>`, or the address of the person of the staff. */
  actor: v.string(),
  /** The act's name as the shell writes it. */
  action: v.string(),
  target: v.string(),
  /** What it was about: reasons, amounts. */
  data: v.record(v.string(), v.unknown()),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});
export type LogEntry = v.InferOutput<typeof logEntry>;
