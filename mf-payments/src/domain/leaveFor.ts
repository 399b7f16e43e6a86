/** Leaves the portal for another page, a checkout; the browser's back button comes back here. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
