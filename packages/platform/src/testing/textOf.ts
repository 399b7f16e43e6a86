/** An element's text with plain spaces, as a person writes it. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ');
}
