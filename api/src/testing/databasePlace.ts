/** Location of a test's database, and its release. */
export interface DatabasePlace {
  readonly url: string;
  /** Are its tables there, as the migrations leave them? */
  readonly isMigrated: boolean;
  /** Called once it is migrated, before anything is written: later ones are made like it. */
  keepSchema(): Promise<void>;
  remove(): Promise<void>;
}
