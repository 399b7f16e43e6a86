/** Name and message of a thrown value, for matching and for the log; never throws, whatever a remote threw. */
export function describeError(thrown: unknown): string {
  try {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  } catch {
    return 'nothing that can be said in words';
  }
}
