import type { RankedTeam, TeamPoints } from '@euro/api-contract';

/** A team of a rival view. */
export interface RivalTeam extends Pick<RankedTeam, 'id' | 'name' | 'badge'> {
  /** Before what it has still to play: its rank in a league. */
  readonly detail?: string | undefined;
}

/** Both teams with their points of a matchday whose deadline has passed. */
export interface Sides {
  readonly own: TeamPoints;
  readonly other: TeamPoints;
  /** What the reader calls the other team's manager. */
  readonly name: string;
}
