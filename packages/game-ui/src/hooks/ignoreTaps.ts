/**
 * Swallows clicks on the page for so many ms: what was tapped is gone or has moved, and a second tap would hit
 * something else.
 */
export function ignoreTaps(milliseconds: number): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, true);
  setTimeout(() => window.removeEventListener('click', swallow, true), milliseconds);
}
