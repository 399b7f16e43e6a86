import type { TeamView } from '@euro/api-contract';
import type { Missed } from '../../hooks/useMissedChoice.js';
import { MissedBooster } from './MissedBooster.js';
import { MissedTeamDraft } from './MissedTeamDraft.js';

/** Props of {@link MissedChoice}. */
export interface MissedChoiceProps {
  missedChoice: Missed;
  view: TeamView;
  /** Carries it over to the next matchday, on the page of the team's lineup. */
  onKeep?: () => void;
}

/** Asks what to do with changes that were unsaved when the deadline passed. */
export function MissedChoice({ missedChoice, ...rest }: MissedChoiceProps) {
  return missedChoice.kind === 'draft' ? (
    <MissedTeamDraft missedDraft={missedChoice.draft} {...rest} />
  ) : (
    <MissedBooster missedBooster={missedChoice.choice} {...rest} />
  );
}
