import { afterEach, expect, it, vi } from 'vitest';
import { isDocumentCurrent } from '@/lib/documentAge';

const visitOf = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign(new EventTarget(), { type })] as never);

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['static'];
});

it.each([
  ['navigate', true],
  ['reload', true],
  ['back_forward', false],
])('a document that was loaded by %s is current: %s', (type, isCurrent) => {
  visitOf(type);
  expect(isDocumentCurrent()).toBe(isCurrent);
});

it('a file of a static host may be old', () => {
  visitOf('navigate');
  document.documentElement.dataset['static'] = '';
  expect(isDocumentCurrent()).toBe(false);
});
