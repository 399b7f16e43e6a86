/** True for a response that may be stored: complete, same-origin, not redirected, and no failure. */
export function isStorable({ status, type, redirected }: Response): boolean {
  return status === 200 && (type === 'basic' || type === 'default') && !redirected;
}
