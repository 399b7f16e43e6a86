import '../testing/browserParts.js';
import { colourOf, oneOf, parseInteger } from './settings.js';

function element(attributes: Record<string, string>): Element {
  const element = document.createElement('euro-example');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warned.mockRestore());

it.each([
  ['#abc', '#aabbcc'],
  ['#1D5B57', '#1D5B57'],
])('reads the colour %s as %s', (text, colour) => {
  expect(colourOf(element({ accent: text }), 'accent', '#000000')).toBe(colour);
});

it.each(['red', '#12', 'url(x)', '#1D5B57;x', 'var(--x)'])(
  'rejects %s as a colour, with one warning',
  (text) => {
    for (const _ of [1, 2]) expect(colourOf(element({ accent: text }), 'accent', '#000000')).toBe('#000000');
    expect(warned.mock.calls).toEqual([[expect.stringContaining(`accent="${text}"> is ignored`)]]);
  },
);

it.each([
  ['3', 3],
  ['20', 20],
  ['2', 8],
  ['21', 8],
  ['3.5', 8],
  ['-4', 8],
  ['vijf', 8],
  ['', 8],
])('reads %j rows as %i', (text, rows) => {
  expect(parseInteger(element({ rows: text }), 'rows', 3, 20, 8)).toBe(rows);
});

it('accepts listed words only', () => {
  expect(oneOf(element({ theme: 'dark' }), 'theme', ['light', 'dark'], 'light')).toBe('dark');
  expect(oneOf(element({ theme: 'sepia' }), 'theme', ['light', 'dark'], 'light')).toBe('light');
  expect(oneOf(element({}), 'theme', ['light', 'dark'], null)).toBeNull();
});
