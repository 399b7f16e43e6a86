const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as people read it, in Brussels: `Wed 19 Jun, 15:00`. */
export function formatGameTime(moment: number): string {
  return format.format(moment);
}
