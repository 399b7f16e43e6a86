import '../testing/browserParts.js';
import { defineElements } from './defineElements.js';
import { tidyGlobals } from './tidyGlobals.js';

const makeElement = (kit: string) =>
  class extends HTMLElement {
    static readonly kit = kit;
  };

it('defines an element once, without a warning for the same version', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const first = makeElement('dev');
  defineElements({ 'euro-once': first });
  defineElements({ 'euro-once': makeElement('dev') });
  expect(customElements.get('euro-once')).toBe(first);
  expect(warned).not.toHaveBeenCalled();
});

it('warns about another version, and retains the first', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const other = makeElement('0.9.0');
  customElements.define('euro-twice', other);
  defineElements({ 'euro-twice': makeElement('dev') });
  expect(customElements.get('euro-twice')).toBe(other);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('<euro-twice> is there already (0.9.0)'));
});

it('removes lit’s globals from window, and restores those of the page’s lit', () => {
  Object.assign(globalThis, { litHtmlVersions: ['3.3.3'] });
  tidyGlobals();
  expect('litHtmlVersions' in globalThis).toBe(false);
});
