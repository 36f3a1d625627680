/** A ref for news with `tabIndex={-1}`: moves the focus there, which also brings it into view. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
