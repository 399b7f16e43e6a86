import { contrast } from './contrast.js';
import { dark, light, type ThemeColours } from './themes.js';

type Pair = readonly [text: keyof ThemeColours, ground: keyof ThemeColours];

const TEXT: readonly Pair[] = [
  ['ink', 'canvas'],
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'sunken'],
  ['ink', 'tint'],
  ['inkSoft', 'canvas'],
  ['inkSoft', 'surface'],
  ['inkSoft', 'sunken'],
  ['inkSoft', 'tint'],
  ['brand', 'surface'],
  ['brand', 'canvas'],
  ['brand', 'tint'],
  ['accentText', 'surface'],
  ['positiveText', 'surface'],
  ['positiveText', 'positiveTint'],
  ['warningText', 'surface'],
  ['warningText', 'warningTint'],
  ['danger', 'surface'],
  ['danger', 'dangerTint'],
  ['onNight', 'night'],
  ['onNight', 'nightDeep'],
  ['onNight', 'nightLift'],
  ['onNight', 'nightFoot'],
  ['onNightSoft', 'night'],
  ['onNightSoft', 'nightDeep'],
  ['onNightSoft', 'nightLift'],
  ['onNightSoft', 'nightFoot'],
  ['accent', 'night'],
  ['accent', 'nightDeep'],
  ['onAccent', 'accent'],
  ['actionInk', 'actionFill'],
  ['onOwnRow', 'ownRow'],
  ['onOwnRowSoft', 'ownRow'],
  ['onPlate', 'plate'],
  ['onNight', 'plateDeep'],
  ['onNight', 'plateBench'],
  ['onNight', 'tagIn'],
  ['onNight', 'tagOut'],
  ['onPartner', 'partner'],
  ['onPartnerSoft', 'partner'],
  ['onPartnerFill', 'partnerFill'],
];

const GRAPHICS: readonly Pair[] = [
  ['control', 'surface'],
  ['control', 'canvas'],
  ['data', 'surface'],
  ['series1', 'surface'],
  ['series2', 'surface'],
  ['series3', 'surface'],
  ['series4', 'surface'],
  ['nightSeries1', 'night'],
  ['nightSeries2', 'night'],
  ['nightSeries3', 'night'],
  ['nightSeries4', 'night'],
  ['gold', 'surface'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
  ['positive', 'surface'],
  ['live', 'night'],
  ['livePlate', 'plate'],
  ['nightControl', 'nightDeep'],
];

const themes = { light, dark };

describe.each(Object.keys(themes) as (keyof typeof themes)[])('the %s theme', (name) => {
  const theme = themes[name];

  it.each(TEXT)('has %s on %s at 4.5 : 1 or more', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRAPHICS)('has %s on %s at 3 : 1 or more', (shape, ground) => {
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the contrast formula', () => {
  it('gives the known extremes', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('gives a known ratio, in either order', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  });
});
