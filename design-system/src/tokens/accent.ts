import { contrast } from './contrast.js';

/** An accent as one theme uses it: to write with on the surface, to fill with, and to write with on that. */
export interface Accent {
  readonly text: string;
  readonly fill: string;
  readonly onFill: string;
}

const READABLE = 4.5;
/** A little more than readable, so that it is readable too on a row that is tinted with the accent. */
const READABLE_ON_TINT = 5.4;
const VISIBLE = 3;
const STEPS = 20;

function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** As little darker (or lighter, on night) as it takes to be read on the surface. */
function readableOn(surface: string, colour: string, towards: string): string {
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mix(colour, towards, step / STEPS);
    if (contrast(candidate, surface) >= READABLE_ON_TINT) return candidate;
  }
  return towards;
}

function accentOn(surface: string, colour: string, towards: string, isDark: boolean): Accent {
  const text = readableOn(surface, colour, towards);
  const fill = isDark && contrast(colour, surface) < VISIBLE ? text : colour;
  return { text, fill, onFill: contrast('#ffffff', fill) >= READABLE ? '#ffffff' : '#000000' };
}

/**
 * The accent colours (#RRGGBB) of both themes, adapted so that all text in or on them has a contrast of at least 4.5 :
 * 1.
 * @param surfaces backgrounds of text in the accent
 */
export function accentsOf(
  colour: string,
  surfaces: { readonly light: string; readonly dark: string },
): { readonly light: Accent; readonly dark: Accent } {
  return {
    light: accentOn(surfaces.light, colour, '#000000', false),
    dark: accentOn(surfaces.dark, colour, '#ffffff', true),
  };
}
