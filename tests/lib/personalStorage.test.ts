import { expect, it } from 'vitest';
import { personalPrefix } from '@/lib/personalStorage';
import { session } from '@/session/session';

it('logging out clears personal data from storage, and nothing else', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(`${personalPrefix}draft`, 'ada@example.com');
    storage.setItem('theme', 'dark');
  }
  session.getState().logout();
  for (const storage of [localStorage, sessionStorage]) {
    expect(storage.getItem(`${personalPrefix}draft`)).toBeNull();
    expect(storage.getItem('theme')).toBe('dark');
    storage.clear();
  }
});
