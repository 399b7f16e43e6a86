/** Whether the time zone database has a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets such as +02:00 are no zones: they don't follow summer time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
