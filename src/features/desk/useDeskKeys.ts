import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { deskPages } from '@/features/desk/deskPages';

/** How long the second key of two may take, in milliseconds. */
const pairMs = 1200;

/** Where keys are text. */
const typing = 'input, textarea, select, [contenteditable], [role="textbox"]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(typing) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** The Latin letter of a key, on other keyboards by its place. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');

interface Keys {
  /** `/` */
  onFind: () => void;
  /** `?` */
  onHelp: () => void;
  /** Whether keys are on. */
  isOn: boolean;
}

/** The keys of the desk: `/` finds, `g` and a letter opens a page, `?` lists them. */
export function useDeskKeys({ onFind, onHelp, isOn }: Keys): void {
  const navigate = useNavigate();
  const lang = useLang();
  const find = useEffectEvent(onFind);
  const help = useEffectEvent(onHelp);
  const open = useEffectEvent((letter: string): boolean => {
    const page = deskPages.find(({ key }) => key === letter);
    if (page) void navigate(page.path.href(lang));
    return page !== undefined;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let firstAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const letter = letterOf(event);
      const isSecond = event.timeStamp - firstAt < pairMs;
      firstAt = Number.NEGATIVE_INFINITY;
      if (isSecond && open(letter)) return event.preventDefault();
      if (letter === 'g') {
        firstAt = event.timeStamp;
        return;
      }
      if (event.key !== '/' && event.key !== '?') return;
      event.preventDefault();
      if (event.key === '/') find();
      else help();
    };
    // Before a table takes the letter to look for a row.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
