type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: HTMLElement): Field[] => [...root.querySelectorAll<Field>('input, select, textarea')];

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;

const isTick = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

/** What tells a field from the others of its page. */
const nameOf = (field: Field): string => [field.name, field.type, isTick(field) ? field.value : ''].join(' ');

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isTick(field)
    ? isChecked(field) !== (field instanceof HTMLInputElement && field.defaultChecked)
    : field.value !== field.defaultValue;
}

interface Input {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
}

/** Puts input into a field as typing does, so that React notices. */
function fill(field: Field, { value, checked }: Input): void {
  if (isTick(field)) {
    if (isChecked(field) !== checked) field.click();
    return;
  }
  // React overrides the property on the element itself.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Notes what the visitor has typed, ticked and focused in a page that React is about to take over. Returns a function
 * that restores it in the fields of the same name.
 */
export function keepInput(root: HTMLElement): () => void {
  const before = fieldsIn(root);
  const typed = before
    .filter(isTouched)
    .map((field): Input => ({ name: nameOf(field), value: field.value, checked: isChecked(field) }));
  const focused = before.find((field) => field === document.activeElement);
  return () => {
    const now = new Map(fieldsIn(root).map((field) => [nameOf(field), field]));
    const found = typed.flatMap((input) => {
      const field = now.get(input.name);
      return field ? [{ field, input }] : [];
    });
    // React hydrates what is around an event first, which empties the fields there.
    for (const { field } of found) field.dispatchEvent(new Event('input', { bubbles: true }));
    for (const { field, input } of found) fill(field, input);
    // The same element keeps its focus, and the position in it.
    if (focused && !focused.isConnected) now.get(nameOf(focused))?.focus();
  };
}
