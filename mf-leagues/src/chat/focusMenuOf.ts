/** Focuses the button that opened the menu which an element is in: what is pressed there disappears. */
export const focusMenuOf = (element: Element | null): void =>
  element?.closest('article')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
