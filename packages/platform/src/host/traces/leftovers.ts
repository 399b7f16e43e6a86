/** Something that a remote left on the page after its unmount. */
export interface Leftover {
  /** "window resize is still listened to" */
  readonly text: string;
  /** Takes it away; null when others may depend on it. */
  readonly undo: (() => void) | null;
}

/** What remotes started on the page and did not end yet. */
export interface Leftovers {
  of(remote: string): readonly Leftover[];
}
