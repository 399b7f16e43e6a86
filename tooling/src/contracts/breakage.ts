/** Something that was released and is promised no longer. */
export interface Breakage {
  /** Of what: `GET team/{id}`, `embed transfers/panel@1`. */
  readonly where: string;
  /** What happened to it, as a sentence without its end: `answer.team.name was removed`. */
  readonly what: string;
  /** Who feels it, and how. */
  readonly hurts: string;
  /** What to do instead of a new number. */
  readonly instead: string;
}

/** Every name of `before` that is gone, or another than it was; what `now` has besides is nobody's loss. */
export function compareNamed<T>(
  before: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
  compare: (name: string, before: T, now: T | undefined) => readonly Breakage[],
): Breakage[] {
  return Object.entries(before).flatMap(([name, value]) => [
    ...compare(name, value, Object.hasOwn(now, name) ? now[name] : undefined),
  ]);
}
