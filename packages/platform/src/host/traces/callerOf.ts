/** A release's scripts are at `/remotes/<name>/<version>/`. */
const SCRIPT = /\/remotes\/(mf-[\w-]+)\//;
/** Lines of a stack with an address: in all engines one a call, the innermost first. */
const CALL = /^.*:\/\/.*$/gm;

export interface Caller {
  /** The remote with a script in the stack. */
  readonly remote: string;
  /** That script called itself: what it did is its own, not something of the portal that it uses. */
  readonly isDirect: boolean;
}

/**
 * The remote at whose request a function runs; null when there is none.
 * @param depth calls between the function's caller and this one
 */
export function callerOf(stack: string, depth: number): Caller | null {
  const remote = SCRIPT.exec(stack)?.[1];
  if (remote === undefined) return null;
  return { remote, isDirect: SCRIPT.exec(stack.match(CALL)?.[depth] ?? '')?.[1] === remote };
}
