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

describe('dreams saved on the device', () => {
  it('survive a reload and logging out, newest first', () => {
    const first = dream({ subject: { kind: 'product', id: '2', title: 'The Atlas' } });
    const second = dream();
    expect(hasDeviceDreams()).toBe(false);
    expect([keepDeviceDream(first), keepDeviceDream(second)]).toEqual([true, true]);
    session.getState().logout();
    expect(readDeviceDreams()).toEqual([second, first]);
    expect(hasDeviceDreams()).toBe(true);
  });

  it('are updated in place', () => {
    const [first, second] = [dream(), dream()];
    keepDeviceDream(first);
    keepDeviceDream(second);
    keepDeviceDream({ ...first, title: 'Changed' });
    expect(readDeviceDreams().map(({ title }) => title)).toEqual([second.title, 'Changed']);
  });

  it('leave nothing in storage once the last one is removed', () => {
    const [first, second] = [dream(), dream()];
    keepDeviceDream(first);
    keepDeviceDream(second);
    dropDeviceDreams(new Set([first.clientKey, 'another-key-00000']));
    expect(readDeviceDreams()).toEqual([second]);
    dropDeviceDreams(new Set([second.clientKey]));
    expect(localStorage.getItem('dreams')).toBeNull();
  });

  it('are the same list as long as the stored text is the same', () => {
    keepDeviceDream(dream());
    expect(readDeviceDreams()).toBe(readDeviceDreams());
  });

  it('are limited to what an account accepts at once', () => {
    for (let count = 0; count < maxDeviceDreams; count += 1) expect(keepDeviceDream(dream())).toBe(true);
    expect(keepDeviceDream(dream())).toBe(false);
    expect(readDeviceDreams()).toHaveLength(maxDeviceDreams);
  });
});

describe('invalid dreams on the device', () => {
  it.each(['', 'null', '{', '{"a":1}', '"dreams"', '[]', '[null, 1, [], "x"]'])('are ignored: %s', (text) => {
    localStorage.setItem('dreams', text);
    expect(readDeviceDreams()).toEqual([]);
  });

  it('are dropped individually, and the valid ones stay', () => {
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

  it('do not result from a browser that cannot store anything', () => {
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
