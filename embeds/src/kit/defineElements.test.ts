import { defineElements } from './defineElements.js';
import { tidyGlobals } from './tidyGlobals.js';

const makeElement = (kit: string) =>
  class extends HTMLElement {
    static readonly kit = kit;
  };

it('defines an element once, whoever comes first, without a word for the same version', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const first = makeElement('dev');
  defineElements({ 'euro-once': first });
  defineElements({ 'euro-once': makeElement('dev') });
  expect(customElements.get('euro-once')).toBe(first);
  expect(warned).not.toHaveBeenCalled();
});

it('tells of another version in the console, and keeps the first', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const other = makeElement('0.9.0');
  customElements.define('euro-twice', other);
  defineElements({ 'euro-twice': makeElement('dev') });
  expect(customElements.get('euro-twice')).toBe(other);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('<euro-twice> is there already (0.9.0)'));
});

it('leaves nothing of lit on window, and a page’s own as it was', () => {
  Object.assign(globalThis, { litHtmlVersions: ['3.3.3'] });
  tidyGlobals();
  expect('litHtmlVersions' in globalThis).toBe(false);
});
