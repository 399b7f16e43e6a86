/** An iPhone or iPad: all its browsers install from the menu of sharing only, and notify for installed apps only. */
export function isApplePhone({ navigator }: Pick<Window, 'navigator'>): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad presents itself as a Mac, which has no touch screen.
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
