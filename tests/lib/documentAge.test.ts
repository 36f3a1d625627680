import { afterEach, expect, it, vi } from 'vitest';
import { isDocumentCurrent, noteChange } from '@/lib/documentAge';

const visitOf = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign(new EventTarget(), { type })] as never);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
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

it('a document that follows a change of its tab within ten seconds may be old', () => {
  visitOf('navigate');
  noteChange();
  expect(isDocumentCurrent()).toBe(false);
  vi.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + 11_000);
  expect(isDocumentCurrent()).toBe(true);
});
