/** A moment (epoch milliseconds) as files of feeds have it: `2024-06-14T19:00:00Z`. */
export function writeMoment(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}
