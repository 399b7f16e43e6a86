import { kitVersion } from './version.js';
import { warnOnce } from './warnOnce.js';

interface Kept extends CustomElementConstructor {
  readonly kit?: string;
}

/** Defines undefined elements: the first kit on a page serves all of them, another version logs a warning. */
export function defineElements(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  for (const [name, element] of Object.entries(elements)) {
    const registered: Kept | undefined = customElements.get(name);
    if (registered === undefined) customElements.define(name, element);
    else if (registered.kit !== kitVersion) {
      warnOnce(
        `<${name}> is there already (${registered.kit ?? 'not by this kit'}): version ${kitVersion} is not used.`,
      );
    }
  }
}
