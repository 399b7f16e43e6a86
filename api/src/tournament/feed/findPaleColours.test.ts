import { readFileSync } from 'node:fs';
import type { FeedBrand } from './feed.js';
import { findPaleColours } from './findPaleColours.js';

const brandOf = (pack: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../competitions/${pack}/brand.json`, import.meta.url), 'utf8'),
  ) as FeedBrand;

describe('colours of a brand', () => {
  it.each(['euro2024', 'worldcup2022'])('of %s are all legible', (pack) => {
    expect(findPaleColours(brandOf(pack))).toEqual([]);
  });

  it('are named where text on them is hard to read', () => {
    const brand = brandOf('euro2024');
    const colours = { ...brand.colours, night: '#ffffff', brandText: '#bbbbbb' };
    expect(findPaleColours({ ...brand, colours })).toEqual([
      expect.stringMatching(/^brand\.json: soft on night has a contrast of \d\.\d; text needs 4\.5\.$/),
      expect.stringMatching(/^brand\.json: accent on night has a contrast of 1\.\d/),
      'brand.json: brandText on #ffffff has a contrast of 1.9; text needs 4.5.',
    ]);
  });

  it('of a pack without a brand are the product’s own', () => {
    expect(findPaleColours(null)).toEqual([]);
  });
});
