import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

/** Something of a person that this tab remembers, also over a reload or a way to another site and back. */
export interface TabMemory<Value> {
  /** What is remembered; undefined where that is nothing, or nothing that can be read. */
  read(): Value | undefined;
  /** Remembers something else; undefined forgets. */
  keep(value: Value | undefined): void;
}

/** The memory of a name; what it gives back fits the schema. */
export function tabMemory<Value>(name: string, schema: v.GenericSchema<unknown, Value>): TabMemory<Value> {
  const key = `${personalPrefix}${name}`;
  // What the storage did not take, as long as the page lives.
  let untaken: Value | undefined;
  return {
    read() {
      if (untaken !== undefined) return untaken;
      try {
        const parsed = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        return parsed.success ? parsed.output : undefined;
      } catch {
        // Storage is switched off, or the text is not ours.
        return undefined;
      }
    },
    keep(value) {
      untaken = undefined;
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or switched off.
        untaken = value;
      }
    },
  };
}
