import { contrast } from '@euro/design-system/geometry';
import { surfaces } from '../element/palette.js';
import { accentsOf } from './accent.js';

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

describe.each(ACCENTS)('the accent %s', (accent) => {
  it('can be read as letters in both themes', () => {
    const { light, dark } = accentsOf(accent);
    expect(contrast(light.text, surfaces.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.text, surfaces.dark)).toBeGreaterThanOrEqual(4.5);
  });

  it('can be written on in both themes', () => {
    const { light, dark } = accentsOf(accent);
    expect(contrast(light.onFill, light.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.onFill, dark.fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('can be told from night', () => {
    expect(contrast(accentsOf(accent).dark.fill, surfaces.dark)).toBeGreaterThanOrEqual(3);
  });
});

it('stays as it is where it can be read', () => {
  expect(accentsOf('#1d5b57').light).toEqual({ text: '#1d5b57', fill: '#1d5b57', onFill: '#ffffff' });
});
