import { accentsOf } from './accent.js';
import { contrast } from './contrast.js';
import { dark, light } from './themes.js';

/** Backgrounds of the portal's pages and of the embeds. */
const SURFACES = [
  { light: light.surface, dark: dark.surface },
  { light: '#ffffff', dark: '#15191b' },
];

const ACCENTS = [
  '#1D5B57',
  '#FFD400',
  '#FFFFFF',
  '#000000',
  '#14205A',
  '#7F7F7F',
  '#D6FF3F',
  '#E30A17',
  '#767676',
];

describe.each(
  SURFACES.flatMap((surfaces) => ACCENTS.map((accent) => [accent, surfaces.dark, surfaces] as const)),
)('the accent %s on %s', (accent, _, surfaces) => {
  it('has enough contrast as text in both themes', () => {
    const colours = accentsOf(accent, surfaces);
    expect(contrast(colours.light.text, surfaces.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.dark.text, surfaces.dark)).toBeGreaterThanOrEqual(4.5);
  });

  it('has enough contrast as a background in both themes', () => {
    const colours = accentsOf(accent, surfaces);
    expect(contrast(colours.light.onFill, colours.light.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.dark.onFill, colours.dark.fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('is distinct from night', () => {
    expect(contrast(accentsOf(accent, surfaces).dark.fill, surfaces.dark)).toBeGreaterThanOrEqual(3);
  });
});

it('is unchanged where the contrast is sufficient', () => {
  expect(accentsOf('#1d5b57', { light: '#ffffff', dark: '#15191b' }).light).toEqual({
    text: '#1d5b57',
    fill: '#1d5b57',
    onFill: '#ffffff',
  });
});
