import {
  type DraftSquad,
  type IssueCode,
  type LineupCandidate,
  lineupFromDraft,
  type MessageParams,
  SQUAD_RULES,
  type SquadContext,
  type TeamNameCode,
  type TeamNamePurpose,
  validateLineup,
  validateTeamName,
} from '@euro/game';

/** The first reason why a squad can't be saved yet. */
export interface SaveObstacle {
  readonly code: IssueCode | TeamNameCode | 'not-enough-players' | 'name-missing' | 'nothing-changed';
  readonly params: MessageParams;
}

/**
 * The first problem that prevents saving this squad, players before name; null when it can be saved.
 *
 * @param keepsSquad the draft has the team's sixteen, which are legal whatever became of limit and values
 */
export function saveObstacle(
  draft: DraftSquad,
  context: SquadContext,
  name: { readonly text: string; readonly purpose: TeamNamePurpose } | null,
  keepsSquad = false,
): SaveObstacle | null {
  const squad = lineupFromDraft(draft);
  if (!squad.ok && squad.code === 'not-enough-players') return { code: squad.code, params: squad.params };
  const [issue] = validateLineup(squad.ok ? squad.lineup : candidate(draft), context).filter(
    ({ code }) => !(keepsSquad && SQUAD_RULES.has(code)),
  );
  if (issue !== undefined) return issue;
  return name === null ? null : nameObstacle(name.text, name.purpose);
}

/** Why a team name is refused; null for a valid one. */
export function nameObstacle(text: string, purpose: TeamNamePurpose): SaveObstacle | null {
  const result = validateTeamName(text, purpose);
  if (result.ok) return null;
  if (text.trim() === '') return { code: 'name-missing', params: {} };
  const { limit } = result.params;
  return { code: result.code, params: limit === undefined ? {} : { limit } };
}

/** The draft as it would be handed in, armbands missing or not. */
function candidate(draft: DraftSquad): LineupCandidate {
  const ids = (role: 'starting' | 'bench') =>
    draft.slots.flatMap((slot) => (slot.role === role && slot.playerId !== null ? [slot.playerId] : []));
  return {
    starting: ids('starting'),
    bench: ids('bench'),
    captainId: draft.captainId,
    viceCaptainId: draft.viceCaptainId,
  };
}
