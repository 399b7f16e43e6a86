import { light, type ThemeColours } from './themes.js';

/** Functional token of the theme, or one of the constants that are the same in both. */
export type TokenName = keyof ThemeColours | keyof typeof constants;

/** Values that do not change with the theme: type, radius, motion. Lengths in px, durations in ms. */
export const constants = {
  font: "'EM Archivo', 'EM Archivo Fallback', Arial, sans-serif",
  radiusSmall: '6px',
  radiusField: '10px',
  radiusCard: '12px',
  radiusPitch: '16px',
  radiusFull: '999px',
  quick: '150ms cubic-bezier(.2,.7,.2,1)',
  calm: '220ms cubic-bezier(.2,.7,.2,1)',
} as const;

/** The custom property behind a functional token: `ink` → `--em-ink`. */
export function cssVariable(name: string): string {
  return `--em-${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
}

/** Functional tokens as CSS values, for example `token.ink` is `var(--em-ink)`. The only tokens remotes may use. */
export const token = Object.fromEntries(
  [...Object.keys(light), ...Object.keys(constants)].map((name) => [name, `var(${cssVariable(name)})`]),
) as Readonly<Record<TokenName, string>>;
