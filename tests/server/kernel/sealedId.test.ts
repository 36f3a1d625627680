import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSealedId, sealId } from '../../../server/kernel/sealedId.ts';

const key = randomBytes(32);

it('no code ends in a sign that programs leave out of a link, and each opens', () => {
  for (let count = 0; count < 500; count += 1) {
    const id = randomUUID();
    const code = sealId(key, id);
    expect(code).toMatch(/[A-Za-z0-9]$/);
    expect(openSealedId(key, code)).toBe(id);
  }
});

it('a code of an earlier version still opens, and one of another key does not', () => {
  const id = randomUUID();
  const code = sealId(key, id);
  expect(openSealedId(key, code.slice(0, 64))).toBe(id);
  expect(openSealedId(randomBytes(32), code)).toBeUndefined();
  expect(openSealedId(key, `${code}0`)).toBeUndefined();
});
