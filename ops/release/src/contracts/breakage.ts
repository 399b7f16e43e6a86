/** An incompatible change. */
export interface Breakage {
  /** Changed item: `GET team/{id}`, `embed transfers/panel@1`. */
  readonly where: string;
  /** The change, as a sentence without its end: `answer.team.name was removed`. */
  readonly what: string;
  /** Affected clients, and the effect. */
  readonly hurts: string;
  /** A compatible alternative to a new number. */
  readonly instead: string;
}

/** Compares the entries of `before` with `now`; additional entries of `now` are compatible. */
export function compareNamed<T>(
  before: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
  compare: (name: string, before: T, now: T | undefined) => readonly Breakage[],
): Breakage[] {
  return Object.entries(before).flatMap(([name, value]) => [
    ...compare(name, value, Object.hasOwn(now, name) ? now[name] : undefined),
  ]);
}
