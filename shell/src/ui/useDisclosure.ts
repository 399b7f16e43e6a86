import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface Disclosure {
  readonly isOpen: boolean;
  close(): void;
  /** For the element around both the button and the panel. */
  readonly root: {
    onKeyDown(event: KeyboardEvent): void;
    onBlur(event: FocusEvent<HTMLElement>): void;
  };
  /** For the button. */
  readonly trigger: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    onClick(): void;
  };
}

/** A button that opens a panel below it; Escape closes it and gives the focus back, and so does leaving it. */
export function useDisclosure(onOpenChange?: (isOpen: boolean) => void): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (next === isOpen) return;
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return {
    isOpen,
    close: () => change(false),
    root: {
      onKeyDown(event) {
        if (event.key !== 'Escape' || !isOpen) return;
        change(false);
        trigger.current?.focus();
      },
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) change(false);
      },
    },
    trigger: { ref: trigger, 'aria-expanded': isOpen, onClick: () => change(!isOpen) },
  };
}
