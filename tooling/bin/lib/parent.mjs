/**
 * npm runs a script in a shell, and a shell that is ended doesn't tell the script: this one notices that its parent
 * is gone. Without npm nothing is assumed, a command may well outlive the shell it was typed in.
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
