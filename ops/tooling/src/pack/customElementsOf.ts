import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that editors and documentation tools read (https://github.com/webcomponents/custom-elements-manifest). */
export const CUSTOM_ELEMENTS = 'custom-elements.json';

interface Declaration {
  readonly elements: Readonly<
    Record<
      string,
      {
        readonly attributes: Readonly<Record<string, string | readonly string[]>>;
        readonly events: Readonly<Record<string, readonly string[]>>;
      }
    >
  >;
}

/** The custom-elements manifest of a package with an `elements.json`; null for others. */
export function customElementsOf(folder: string): string | null {
  const file = join(folder, 'elements.json');
  if (!existsSync(file)) return null;
  const { elements } = JSON.parse(readFileSync(file, 'utf8')) as Declaration;
  const declarations = Object.entries(elements).map(([tagName, { attributes, events }]) => ({
    kind: 'class',
    customElement: true,
    tagName,
    name: tagName,
    attributes: Object.entries(attributes).map(([name, values]) => ({
      name,
      type: { text: typeof values === 'string' ? 'string' : values.map((value) => `'${value}'`).join(' | ') },
    })),
    events: Object.entries(events).map(([name, details]) => ({
      name,
      type: { text: details.length > 0 ? `CustomEvent<{ ${details.join(', ')} }>` : 'CustomEvent' },
    })),
  }));
  const modules = [{ kind: 'javascript-module', path: 'dist/loadEmbeds.js', declarations }];
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: 'README.md', modules }, null, 2)}\n`;
}
