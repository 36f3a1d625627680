import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has focus. @throws Error after 150 presses */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${String(target)}`);
}

/** Numbers every tab stop in document order; returns how many there are. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const candidates = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );
    const radios = candidates.filter(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && element.type === 'radio',
    );
    // Only the checked radio button of a group is a tab stop; the arrow keys move between the others.
    const isStop = (element: HTMLElement): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = radios.filter(({ name, form }) => name === element.name && form === element.form);
      return (group.find(({ checked }) => checked) ?? group[0]) === element;
    };
    const stops = candidates.filter(isStop);
    stops.forEach((element, index) => (element.dataset['stop'] = String(index)));
    return stops.length;
  });

interface Focused {
  /** The number of the tab stop; undefined if nothing in the page has focus. */
  stop: string | undefined;
  shown: string;
  /** Whether the focus is visible. */
  isMarked: boolean;
}

/** The focused element, and whether it, a pseudo-element or a container shows the focus by an outline or a shadow. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { stop: undefined, shown: 'nothing', isMarked: true };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    const hasOutline = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const own = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
    // An invisible control is marked by its label, a link that covers a card by the card.
    const holders = [element.closest('label'), element.parentElement, element.closest('li')].flatMap(
      (holder) => holder ?? [],
    );
    return {
      stop: element.dataset['stop'],
      shown: element.outerHTML.slice(0, 160),
      isMarked:
        own.some((style) => hasOutline(style) || style.boxShadow !== 'none') ||
        holders.some((holder) => hasOutline(getComputedStyle(holder))),
    };
  });

/**
 * Tabs through a page from beginning to end: every tab stop gets focus in document order, shows it, and gives it up
 * again.
 */
export async function walkThrough(page: Page): Promise<void> {
  const count = await numberStops(page);
  const reached: string[] = [];
  const unmarked: string[] = [];
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('Tab');
    const { stop, shown, isMarked } = await focused(page);
    reached.push(stop ?? shown);
    if (!isMarked) unmarked.push(shown);
  }
  expect(reached, 'stops of the Tab key').toEqual(Array.from({ length: count }, (_, index) => String(index)));
  expect(unmarked, 'stops that do not show that they have the focus').toEqual([]);
}
