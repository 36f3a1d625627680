import type { Page } from '@playwright/test';

/**
 * The texts on a page that don't fit: cut off horizontally by an ancestor, or sticking out of one. Scrollable,
 * ellipsized and screen-reader-only texts don't count.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 1.5;

    /** The ancestor that a text with these edges doesn't fit into. */
    const exceeded = (element: Element | null, left: number, right: number): Element | undefined => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { clipPath, display, overflowX, position, textOverflow } = getComputedStyle(box);
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX))
          return undefined;
        const edges = box.getBoundingClientRect();
        if (edges.width <= 1) return undefined;
        const isOut = left < edges.left - tolerance || right > edges.right + tolerance;
        if (isOut && display !== 'inline' && display !== 'contents') return box;
        if (position === 'absolute' || position === 'fixed') return undefined;
      }
      return undefined;
    };

    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: element } = node;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !element || element.closest('svg, option, [aria-hidden=true]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        const box = width > 0 ? exceeded(element, left, right) : undefined;
        if (box) found.add(`“${text.slice(0, 80)}” is longer than ${box.tagName}.${box.className}`);
      }
    }
    return [...found];
  });
