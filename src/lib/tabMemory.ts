import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

/** A person's data that this tab remembers, even across a reload or a visit to another site. */
export interface TabMemory<Value> {
  /** The stored value; undefined if there is none or it can't be read. */
  read(): Value | undefined;
  /** Stores a value; undefined deletes it. */
  keep(value: Value | undefined): void;
}

/** The memory with a name; stored values are validated against the schema. */
export function tabMemory<Value>(name: string, schema: v.GenericSchema<unknown, Value>): TabMemory<Value> {
  const key = `${personalPrefix}${name}`;
  // A value that storage didn't accept, for the lifetime of the page.
  let unstored: Value | undefined;
  return {
    read() {
      if (unstored !== undefined) return unstored;
      try {
        const parsed = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        return parsed.success ? parsed.output : undefined;
      } catch {
        // Storage is disabled, or the text isn't ours.
        return undefined;
      }
    },
    keep(value) {
      unstored = undefined;
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or disabled.
        unstored = value;
      }
    },
  };
}
