import { kitVersion } from './version.js';
import { warnOnce } from './warnOnce.js';

interface Kept extends CustomElementConstructor {
  readonly kit?: string;
}

/** Defines undefined elements: the first kit on a page serves all of them, another version logs a warning. */
export function defineElements(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  for (const [name, element] of Object.entries(elements)) {
    const existing: Kept | undefined = customElements.get(name);
    if (existing === undefined) customElements.define(name, element);
    else if (existing.kit !== kitVersion) {
      warnOnce(
        `<${name}> is there already (${existing.kit ?? 'not by this kit'}): version ${kitVersion} is not used.`,
      );
    }
  }
}
