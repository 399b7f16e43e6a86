import { lightTheme } from '@euro/design-system/geometry';

/** Place of the pitch, in pixels. */
export const PITCH = { x: 462, y: 36, width: 670, height: 558 } as const;

const BAND = PITCH.height / 9;
const MIDDLE = PITCH.x + PITCH.width / 2;
const GOAL_LINE = PITCH.y + 38;

/** The half of a pitch behind a line-up, seen from above. */
export function drawPitch(): string {
  const { x, y, width, height } = PITCH;
  const bands = Array.from(
    { length: 5 },
    (_, band) => `M${x} ${y + band * 2 * BAND}h${width}v${BAND}h-${width}z`,
  ).join('');
  const bottom = y + height - 18;
  const chalk =
    `M${x + 24} ${bottom}V${GOAL_LINE}H${x + width - 24}V${bottom}z` +
    `M${MIDDLE - 182} ${GOAL_LINE}v138h364v-138` +
    `M${MIDDLE - 80} ${GOAL_LINE}v46h160v-46` +
    `M${MIDDLE - 62} ${GOAL_LINE + 138}a72 52 0 0 0 124 0` +
    `M${MIDDLE - 86} ${bottom}a86 86 0 0 1 172 0`;
  return `<clipPath id="pitch"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18"/></clipPath><radialGradient id="glow" cx=".5" cy=".42" r=".72"><stop offset="0" stop-color="#fff" stop-opacity=".13"/><stop offset=".5" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#00150b" stop-opacity=".38"/></radialGradient><g clip-path="url(#pitch)"><path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${lightTheme.pitch}"/><path d="${bands}" fill="${lightTheme.pitchStripe}"/><path d="M${x} ${y}h${width}v26h-${width}z" fill="${lightTheme.nightDeep}"/><path d="${chalk}" fill="none" stroke="#fff" stroke-opacity=".64" stroke-width="2.5"/><path d="M${MIDDLE - 36} ${GOAL_LINE}v-19h72v19" fill="none" stroke="#fff" stroke-width="3.500"/><path d="M${x} ${y}h${width}v${height}h-${width}z" fill="url(#glow)"/></g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="none" stroke="#fff" stroke-width="3"/>`;
}
