import type { HalfPoints, Tenths } from './types.js';

/** Millions (4.5, as in the API's JSON) as integer tenths (45). */
export function toTenths(millions: number): Tenths {
  return Math.round(millions * 10);
}

/** Integer tenths (45) as millions (4.5). */
export function toMillions(tenths: Tenths): number {
  return tenths / 10;
}

/** Points (13.5, as in the API's JSON) as integer halves (27). */
export function toHalfPoints(points: number): HalfPoints {
  return Math.round(points * 2);
}

/** Integer halves (27) as points (13.5). */
export function toPoints(halfPoints: HalfPoints): number {
  return halfPoints / 2;
}
