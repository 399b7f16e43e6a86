// biome-ignore lint/style/noRestrictedImports: the test reads the style sheet as the file it is
import { readFileSync } from 'node:fs';
import { contrast } from '../tokens/contrast.js';
import { dark, light } from '../tokens/themes.js';
import { cssVariable } from '../tokens/token.js';

const css = readFileSync(`${__dirname}/brand.css`, 'utf8');
const tokens = new Map(Object.keys(light).map((name) => [cssVariable(name), name as keyof typeof light]));

/** The World Cup's. */
const brand: Readonly<Record<string, string>> = {
  night: '#5C1035',
  'night-deep': '#380720',
  'night-lift': '#7B1D4A',
  soft: '#F0BFD2',
  accent: '#4DE8D4',
  text: '#7B1246',
  data: '#B02A6B',
};

function declarations(selector: string): ReadonlyMap<string, string> {
  const rule = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const base = declarations('\n:root:root:root');
const darkDeclarations = declarations(':root:root:root[data-theme="dark"]');

/** The colour that a browser makes of a value. */
function colourOf(value: string, own: ReadonlyMap<string, string>): string {
  const variable = /^var\(--(?:brand-)?([\w-]+)\)$/.exec(value)?.[1];
  if (variable) return brand[variable] ?? colourOf(own.get(`--brand-${variable}`) ?? '', own);
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (!mix)
    return value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value;
  const [from, to] = [mix[1] ?? '', mix[3] ?? ''].map((part) => colourOf(part, own));
  const share = Number(mix[2]) / 100;
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [from, to].map((colour) => Number.parseInt(colour?.slice(at, at + 2) ?? '', 16));
    return Math.round(a * share + b * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function themeOf(plain: typeof light, rules: ReadonlyMap<string, string>): typeof light {
  const own = [...rules].flatMap(([name, value]) => {
    const token = tokens.get(name);
    return token ? [[token, colourOf(value, rules)]] : [];
  });
  return { ...plain, ...Object.fromEntries(own) };
}

describe('the tokens of a brand', () => {
  it('are tokens of the themes, except those of drawings', () => {
    const names = [...base.keys(), ...darkDeclarations.keys()].filter((name) => name.startsWith('--em-'));
    expect(names.filter((name) => !tokens.has(name))).toEqual([
      '--em-mark',
      '--em-flip',
      '--em-flip-foot',
      '--em-flip-dim',
      '--em-veil',
      '--em-night-block',
    ]);
  });

  it('are the same in the dark theme, whether the system or the user chose it', () => {
    expect([...declarations(':root:root:root:not([data-theme="light"])')]).toEqual([...darkDeclarations]);
  });

  it.each([
    ['light', themeOf(light, base)],
    ['dark', themeOf(dark, new Map([...base, ...darkDeclarations]))],
  ])('have enough contrast in the %s theme', (_, theme) => {
    const pairs = {
      'brand on surface': [theme.brand, theme.surface],
      'brand on tint': [theme.brand, theme.tint],
      'ink on tint': [theme.ink, theme.tint],
      'accent as text': [theme.accentText, theme.surface],
      'quiet on night': [theme.onNightSoft, theme.nightLift],
      'accent on night': [theme.accent, theme.nightLift],
      'letters on accent': [theme.onAccent, theme.accent],
      action: [theme.actionInk, theme.actionFill],
      'own row': [theme.onOwnRowSoft, theme.ownRow],
    } as const;
    const unreadable = Object.entries(pairs).filter(([, [front, back]]) => contrast(front, back) < 4.5);
    expect(unreadable.map(([name]) => name)).toEqual([]);
    expect(contrast(theme.nightControl, theme.night)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.data, theme.surface)).toBeGreaterThanOrEqual(3);
  });
});
