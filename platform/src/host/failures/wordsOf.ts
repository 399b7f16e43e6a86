/** What a thrown value says, for looking through and for the log; never fails. Remotes may throw anything, also what has no words. */
export function wordsOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  } catch {
    return 'nothing that can be said in words';
  }
}
