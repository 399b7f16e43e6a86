/** A part of the shared state that a host fetches. */
export type Part = 'application' | 'matches' | 'players' | 'teams';

interface LoadOptions {
  /** A refetch in the background: when it fails, the state stays as it is. */
  readonly quiet?: boolean;
}

/**
 * Fetches a part and returns whether it succeeded; concurrent calls share one request, an older response never
 * overwrites a newer one.
 */
export type Loaders = Readonly<Record<Part, (options?: LoadOptions) => Promise<boolean>>>;
