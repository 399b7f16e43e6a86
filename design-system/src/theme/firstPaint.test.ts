// biome-ignore lint/style/noRestrictedImports: the test reads the style sheet as the file it is
import { readFileSync } from 'node:fs';
import { dark, light } from '../tokens/themes.js';

/** The style sheet of the first paint has no access to tokens: this test compares the two. */
const css = readFileSync(`${__dirname}/first-paint.css`, 'utf8');

function coloursOf(selector: string): string[] {
  return [...css.matchAll(/([^{}]+)\{\s*background: (#\w+);\s*\}/g)]
    .filter(([, rule]) => rule?.trim().split('\n').at(-1)?.trim() === selector)
    .map(([, , colour]) => colour?.toUpperCase() ?? '');
}

describe('the first paint', () => {
  it('has the background of the light and the dark theme', () => {
    expect(coloursOf('html')).toEqual([light.canvas.toUpperCase()]);
    expect(coloursOf('html[data-theme="dark"]')).toEqual([dark.canvas.toUpperCase()]);
    expect(coloursOf('html:not([data-theme="light"])')).toEqual([dark.canvas.toUpperCase()]);
  });

  it('has the bar of the dark theme', () => {
    expect(coloursOf('html[data-theme="dark"] #root:empty::before')).toEqual([dark.nightDeep.toUpperCase()]);
    expect(css).toContain(`background: ${light.nightDeep.toLowerCase()};`);
  });
});
