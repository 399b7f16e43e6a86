import { warnOnce } from '../kit/warnOnce.js';

/** The competition that an element names, by its slug; empty for the portal's default one, and for what is none. */
export function slugOf(element: Element): string {
  const value = element.getAttribute('competition') ?? '';
  if (value === '' || /^[a-z][a-z0-9-]{0,34}-\d{4}$/.test(value)) return value;
  warnOnce(`<${element.localName} competition="${value}"> is ignored: such as wk-2022.`);
  return '';
}
