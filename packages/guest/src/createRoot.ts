import { createRoot as createRootOfReact } from 'react-dom/client';

/**
 * What the build puts in the place of `createRoot` of react-dom, for every root inside of a guest.
 *
 * React listens to `selectionchange` of a root's document and marks the document as listened to, for ever. Here it
 * gets a document that nobody sees instead; no other part of `createRoot` reads it. `onSelect` then misses selections
 * made by the page's own scripts, not those of keys and pointers.
 */
export const createRoot: typeof createRootOfReact = (container, options) => {
  const value = document.implementation.createHTMLDocument();
  Object.defineProperty(container, 'ownerDocument', { value, configurable: true });
  try {
    return createRootOfReact(container, options);
  } finally {
    Reflect.deleteProperty(container, 'ownerDocument');
  }
};
