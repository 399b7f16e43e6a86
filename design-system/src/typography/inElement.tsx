import type { ReactNode } from 'react';

/**
 * A text as an element, and anything else as it is: for a child that may be a text and has siblings.
 *
 * Translating browsers replace text nodes. React then can't insert or remove beside a node that is gone, and its own
 * changes of the text are not seen; an element stays, and so does a text without siblings, which its element holds.
 */
export function inElement(child: ReactNode): ReactNode {
  return typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child;
}
