import type { CompetitionLook } from '../../tournament/index.js';

/** The colours of a competition on its pictures, #RRGGBB; what does not follow from the brand is in `drawFrame`. */
export interface Inks {
  /** The ground from its light corner to its dark one. */
  readonly ground: readonly [light: string, middle: string, dark: string];
  /** Quiet text, and quieter. */
  readonly soft: string;
  readonly faint: string;
  /** The accent, and a lighter one for small text. */
  readonly accent: string;
  readonly accentSoft: string;
  /** Boxes on the ground. */
  readonly night: string;
  /** The first bar of the mark. */
  readonly mark: string;
}

export function inksOf({
  night,
  nightDeep,
  nightLift,
  soft,
  accent,
  data,
}: CompetitionLook['colours']): Inks {
  return {
    ground: [nightLift, night, nightDeep],
    soft: mix(soft, '#FFFFFF', 0.4),
    faint: soft,
    accent,
    accentSoft: mix(accent, '#FFFFFF', 0.45),
    night: nightDeep,
    mark: mix(soft, data, 0.4),
  };
}

/** One colour with a share of another. */
function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`.toUpperCase();
}
