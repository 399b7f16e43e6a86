/** Prints a problem in one sentence and exits with code 1. */
export function fail(sentence) {
  if (sentence) console.error(sentence);
  process.exit(1);
}
