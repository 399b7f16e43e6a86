/** A part of what a host fetches for everybody. */
export type Part = 'application' | 'matches' | 'players' | 'teams';

interface LoadOptions {
  /** Nobody asked for it: when it fails, what is shown stays as it is. */
  readonly quiet?: boolean;
}

/**
 * Fetches a part, and answers whether it came; concurrent asks are one, an older answer never overwrites a newer one.
 */
export type Loaders = Readonly<Record<Part, (options?: LoadOptions) => Promise<boolean>>>;
