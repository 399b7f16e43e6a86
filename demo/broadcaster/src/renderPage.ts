import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('../site', import.meta.url));
const PART = /^[ \t]*<!-- part: ([\w-]+) -->$/gm;

/**
 * A page of `site/pages` with the parts it names (`<!-- part: masthead -->`) and the portal's origin for `{{portal}}`.
 * @param name of the file, without `.html`
 */
export async function renderPage(name: string, portal: string): Promise<string> {
  const page = await readFileText(`pages/${name}.html`);
  const names = [...new Set([...page.matchAll(PART)].map(([, part = '']) => part))];
  const parts = new Map(
    await Promise.all(names.map(async (part) => [part, await readFileText(`parts/${part}.html`)] as const)),
  );
  return page.replace(PART, (_, part: string) => parts.get(part) ?? '').replaceAll('{{portal}}', portal);
}

function readFileText(path: string): Promise<string> {
  return readFile(join(SITE, path), 'utf8');
}
