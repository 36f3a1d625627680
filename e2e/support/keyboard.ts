import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with the Tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${String(target)}`);
}

/** Numbers everything that the Tab key has to reach, in the order of the page; returns how many there are. */
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
    // Of radio buttons with one name the chosen one is reached, and the arrow keys lead on.
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
  /** The number of the stop; undefined where nothing of the page has the focus. */
  stop: string | undefined;
  shown: string;
  /** Whether a person sees that it has the focus. */
  isMarked: boolean;
}

/** What has the focus, and whether an outline or a shadow of it, its pseudo-elements or what holds it says so. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { stop: undefined, shown: 'nothing', isMarked: true };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    const hasOutline = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const own = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
    // A control that is not drawn itself is marked by its label, a link over a whole card by the card.
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
 * Walks through a page with the Tab key, from its beginning to its end: everything is reached in its order, is seen
 * to have the focus, and lets go of it.
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
