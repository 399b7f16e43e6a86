import { type KeyboardEvent, useState } from 'react';

/** Makes a group of buttons one stop of the Tab key; arrow keys, Home and End move within it. */
export interface RovingFocus {
  /** Goes on the element around the buttons. */
  readonly group: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onBlur(event: { currentTarget: Element; relatedTarget: EventTarget | null }): void;
  };
  /** Goes on the button at this place in the group. */
  item(at: number): { readonly tabIndex: 0 | -1; onFocus(): void };
}

/** `first` is the index of the button that Tab reaches from outside. */
export function useRovingFocus(first: number): RovingFocus {
  const [focused, setFocused] = useState<number | null>(null);
  return {
    group: {
      onKeyDown(event) {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(event.target as HTMLButtonElement);
        const next = at < 0 ? null : placeOf(event.key, at, buttons.length);
        if (next === null) return;
        event.preventDefault();
        buttons[next]?.focus();
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null);
      },
    },
    item: (at) => ({ tabIndex: at === (focused ?? first) ? 0 : -1, onFocus: () => setFocused(at) }),
  };
}

function placeOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
