/** The menu links that depend on who looks and when; home, stats, rankings and rules are always there. */
export interface MenuVisibility {
  readonly points: boolean;
  readonly team: boolean;
  readonly new: boolean;
  /** Building a team without an account. */
  readonly play: boolean;
  readonly edit: boolean;
  readonly transfers: boolean;
  readonly leagues: boolean;
}

/** The state that the menu depends on; `freeHit` and `wildCard` are the matchdays in which the team uses them. */
export interface MenuVisibilityInput {
  readonly signedIn: boolean;
  readonly team: {
    readonly weekId: number;
    readonly freeHit: number | null;
    readonly wildCard: number | null;
  } | null;
  readonly deadlineWeek: number | null;
}

/** Decides which links are shown (spec §2 "Top navigation and visibility"). */
export function menuVisibility({ signedIn, team, deadlineWeek }: MenuVisibilityInput): MenuVisibility {
  const open = deadlineWeek !== null;
  if (!signedIn || team === null) {
    return {
      points: false,
      team: false,
      new: signedIn,
      play: !signedIn && open,
      edit: false,
      transfers: false,
      leagues: false,
    };
  }
  const started = open && deadlineWeek > team.weekId;
  const unlimited = open && (deadlineWeek === team.freeHit || deadlineWeek === team.wildCard);
  return {
    points: started || !open,
    team: open,
    new: false,
    play: false,
    edit: open && (!started || unlimited),
    transfers: started && !unlimited,
    leagues: true,
  };
}
