import { onTestFinished } from 'vitest';

const own = new WeakSet<Node>();

/** Puts one text into two `<font>` elements, in place of the node that React knows. */
function replaceText(node: Node): void {
  const parent = node.parentNode;
  const text = node.nodeValue ?? '';
  if (!parent || own.has(node) || text.trim() === '') return;
  if (['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'FONT'].includes(parent.nodeName)) return;
  const translated = document.createTextNode(text);
  own.add(translated);
  const inner = document.createElement('font');
  const outer = document.createElement('font');
  inner.append(translated);
  outer.append(inner);
  parent.replaceChild(outer, node);
}

function replaceTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  found.forEach(replaceText);
}

/**
 * Does what the translation built into browsers does to a page, except for changing the words: replaces each text node,
 * now and, until the test ends, whenever there is a new one.
 */
export function translatePage(): void {
  replaceTexts(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') replaceText(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) replaceText(node);
        else if (node.nodeName !== 'FONT') replaceTexts(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
}
