import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react';

export interface Choice {
  id: string;
  label: string;
}

interface ComboBoxOptions {
  /** The prefix of the ids of the list and its options. */
  id: string;
  value: Choice | null;
  choices: readonly Choice[];
  busy: boolean;
  onType: (text: string) => void;
  onChoose: (choice: Choice | null) => void;
}

/** The choice that Enter would pick: one by its id, or whichever is first. */
type Mark = { readonly id: string | undefined } | 'first';

const nothing: Mark = { id: undefined };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'nearest' });

/** The state of a combo box, and how its field reacts to typing, keys and blur. */
export function useComboBox({ id, value, choices, busy, onType, onChoose }: ComboBoxOptions) {
  // Null while the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState<Mark>(nothing);
  const position = mark === 'first' ? 0 : choices.findIndex((choice) => choice.id === mark.id);
  const active = isOpen ? choices[position] : undefined;
  const listId = `${id}-list`;
  const idOf = (choice: Choice) => `${id}-${choice.id}`;
  const activeId = active && idOf(active);

  useEffect(() => {
    if (isOpen) show(listId);
  }, [isOpen, listId]);
  useEffect(() => {
    if (activeId !== undefined) show(activeId);
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setTyped(null);
    setMark(nothing);
  };
  const open = (at: Mark) => {
    onType('');
    setOpen(true);
    setMark(at);
  };
  const choose = (choice: Choice | null) => {
    close();
    if (choice?.id !== value?.id) onChoose(choice);
  };
  const leave = () => {
    if (typed === null) close();
    else if (typed.trim() === '') choose(null);
    else choose(busy ? value : (active ?? value));
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) open(value ? { id: value.id } : 'first');
    else setMark({ id: choices.at((position < 0 && step < 0 ? 0 : position + step) % choices.length)?.id });
  };

  return {
    typed,
    isOpen,
    listId,
    active,
    activeId,
    idOf,
    choose,
    leave,
    /** A click on the field opens the list at the selected choice. */
    press: () => {
      if (!isOpen) open({ id: value?.id });
    },
    type: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const text = currentTarget.value;
      setTyped(text);
      setOpen(true);
      // An empty text selects nothing, rather than the first choice.
      setMark(text.trim() === '' ? nothing : 'first');
      onType(text);
    },
    handleKey: (event: KeyboardEvent) => {
      const step = steps[event.key];
      // While an input method is composing, Enter and the arrow keys belong to it.
      if (event.nativeEvent.isComposing) return;
      if (step !== undefined) {
        event.preventDefault();
        if (event.altKey && step === -1) close();
        else move(step);
      } else if (event.key === 'Enter' && isOpen) {
        event.preventDefault();
        if (active) choose(active);
        else leave();
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      }
    },
  };
}
