/** Says what is wrong in one sentence and leaves. */
export function fail(sentence) {
  if (sentence) console.error(sentence);
  process.exit(1);
}
