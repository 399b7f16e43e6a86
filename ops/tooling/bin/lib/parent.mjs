/**
 * Ends the script when npm's shell is gone: a killed shell does not signal its script. Does nothing without npm,
 * because a command may outlive the shell it was typed in.
 */
export function whenAbandoned(leave) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    leave();
  }, 500);
  watch.unref();
}
