/** Rolls back the transaction of a dry run, and carries what it would have answered. */
export class DryRun<T> extends Error {
  constructor(readonly answer: T) {
    super('A dry run changes nothing.');
  }
}
