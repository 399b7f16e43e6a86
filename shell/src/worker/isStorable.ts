/** Whether a response may be stored: whole, of this site, not redirected, and no failure. */
export function isStorable({ status, type, redirected }: Response): boolean {
  return status === 200 && (type === 'basic' || type === 'default') && !redirected;
}
