import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropDeviceDreams,
  keepDeviceDream,
  maxDeviceDreams,
  readDeviceDreams,
  type DeviceDream,
} from '@/session/deviceDreams';
import { hasDeviceDreams } from '@/session/deviceDreamsKey';
import { session } from '@/session/session';

beforeEach(() => localStorage.clear());

let made = 0;
const dream = (facts: Partial<DeviceDream> = {}): DeviceDream => {
  made += 1;
  return {
    clientKey: `a-key-of-a-test-${made}`,
    title: 'A night under a dark sky',
    description: '',
    isPublic: true,
    subject: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    ...facts,
  };
};

describe('the dreams of a device', () => {
  it('are there after a reload and after a log-out, the newest first', () => {
    const first = dream({ subject: { kind: 'product', id: '2', title: 'The Atlas' } });
    const second = dream();
    expect(hasDeviceDreams()).toBe(false);
    expect([keepDeviceDream(first), keepDeviceDream(second)]).toEqual([true, true]);
    session.getState().logout();
    expect(readDeviceDreams()).toEqual([second, first]);
    expect(hasDeviceDreams()).toBe(true);
  });

  it('are changed in their place', () => {
    const [first, second] = [dream(), dream()];
    keepDeviceDream(first);
    keepDeviceDream(second);
    keepDeviceDream({ ...first, title: 'Changed' });
    expect(readDeviceDreams().map(({ title }) => title)).toEqual([second.title, 'Changed']);
  });

  it('leave nothing behind once the last one is gone', () => {
    const [first, second] = [dream(), dream()];
    keepDeviceDream(first);
    keepDeviceDream(second);
    dropDeviceDreams(new Set([first.clientKey, 'another-key-00000']));
    expect(readDeviceDreams()).toEqual([second]);
    dropDeviceDreams(new Set([second.clientKey]));
    expect(localStorage.getItem('dreams')).toBeNull();
  });

  it('give the same list for the same text', () => {
    keepDeviceDream(dream());
    expect(readDeviceDreams()).toBe(readDeviceDreams());
  });

  it('are at most as many as one account takes at once', () => {
    for (let count = 0; count < maxDeviceDreams; count += 1) expect(keepDeviceDream(dream())).toBe(true);
    expect(keepDeviceDream(dream())).toBe(false);
    expect(readDeviceDreams()).toHaveLength(maxDeviceDreams);
  });
});

describe('what makes no sense', () => {
  it.each(['', 'null', '{', '{"a":1}', '"dreams"', '[]', '[null, 1, [], "x"]'])('is no dream: %s', (text) => {
    localStorage.setItem('dreams', text);
    expect(readDeviceDreams()).toEqual([]);
  });

  it('is dropped by itself, and the good ones stay', () => {
    const good = dream();
    const wrong = [
      { ...good, clientKey: 'short' },
      { ...dream(), title: ' ' },
      { ...dream(), title: 'x'.repeat(121) },
      { ...dream(), description: 7 },
      { ...dream(), isPublic: 'yes' },
      { ...dream(), subject: { kind: 'house', id: '1', title: 'A house' } },
      { ...dream(), subject: { kind: 'product', id: '../', title: 'A path' } },
      { ...dream(), createdAt: 'yesterday' },
      good,
    ];
    localStorage.setItem('dreams', JSON.stringify([...wrong, { ...good, title: 'Twice' }]));
    expect(readDeviceDreams().map(({ clientKey }) => clientKey)).toEqual([good.clientKey]);
  });

  it('is not made of a browser that keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('No', 'QuotaExceededError');
    };
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(keepDeviceDream(dream())).toBe(false);
    expect(readDeviceDreams()).toEqual([]);
    expect(hasDeviceDreams()).toBe(false);
    set.mockRestore();
    get.mockRestore();
  });
});
