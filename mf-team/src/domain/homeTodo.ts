import type { FreeTransfers, TeamView } from '@euro/api-contract';
import { clubLimit, type DraftSquad } from '@euro/game';
import { savedDraft, type World } from '@euro/game-ui';
import { isOutForGood, type LineupWarning, lineupWarnings } from './lineupWarnings.js';

/** A task, or a warning, before the deadline. */
export type Todo =
  | ({ readonly kind: 'warning' } & Pick<LineupWarning, 'playerId' | 'role' | 'canSwap'> & {
        readonly warning: LineupWarning['kind'];
      })
  /** Several players are out of the competition. */
  | { readonly kind: 'out'; readonly playerIds: readonly number[] }
  | { readonly kind: 'no-captain' }
  | { readonly kind: 'transfers'; readonly transfers: FreeTransfers }
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'captain'; readonly playerId: number }
  /** From this matchday on, more players of one nation may be picked. */
  | { readonly kind: 'club-limit'; readonly limit: number; readonly before: number };

/** Tasks before the next deadline. */
export interface TodoList {
  /** Players and armbands that cost points as they are; more than are listed, perhaps. */
  readonly problems: number;
  /** The most urgent first. */
  readonly items: readonly Todo[];
}

/** Rows that are read at a glance. */
const MOST = 4;

/** The manager's tasks before the deadline; none after the last one. */
export function homeTodo(view: TeamView, world: World): TodoList {
  const { deadlineWeek } = world.deadline;
  if (deadlineWeek === null) return { problems: 0, items: [] };
  const draft = savedDraft(view, world);
  const warnings = lineupWarnings(draft, deadlineWeek, world);
  const missing = missingCaptain(draft);
  const problems = [...outOf(warnings), ...missing];
  const others = [...transfersOf(view), ...captainOf(draft), ...raisedLimit(deadlineWeek, world)];
  return {
    problems: warnings.length + missing.length,
    items: [...problems.slice(0, MOST - Math.min(others.length, 1)), ...others].slice(0, MOST),
  };
}

/** A row for each, and one for all who are out for good. */
function outOf(warnings: readonly LineupWarning[]): Todo[] {
  const playerIds = warnings.filter(isOutForGood).map(({ playerId }) => playerId);
  const hasSeveral = playerIds.length > 1;
  return [
    ...(hasSeveral ? [{ kind: 'out' as const, playerIds }] : []),
    ...warnings
      .filter((warning) => !(hasSeveral && isOutForGood(warning)))
      .map(
        ({ playerId, role, kind, canSwap }): Todo => ({
          kind: 'warning',
          playerId,
          role,
          canSwap,
          warning: kind,
        }),
      ),
  ];
}

function missingCaptain({ captainId, viceCaptainId }: DraftSquad): Todo[] {
  return captainId === null || viceCaptainId === null ? [{ kind: 'no-captain' }] : [];
}

function transfersOf({ freeTransfers }: TeamView): Todo[] {
  if (freeTransfers === null) return [];
  if (freeTransfers.unlimited) return [{ kind: 'unlimited' }];
  return freeTransfers.left > 0 ? [{ kind: 'transfers', transfers: freeTransfers }] : [];
}

function captainOf({ captainId }: DraftSquad): Todo[] {
  return captainId === null ? [] : [{ kind: 'captain', playerId: captainId }];
}

function raisedLimit(deadlineWeek: number, { rules }: Pick<World, 'rules'>): Todo[] {
  const [before, limit] = [clubLimit(rules, deadlineWeek - 1), clubLimit(rules, deadlineWeek)];
  return limit > before ? [{ kind: 'club-limit', limit, before }] : [];
}
