import type { TeamView } from '@euro/api-contract';
import type { Missed } from '../../hooks/useMissedChoice.js';
import { MissedBooster } from './MissedBooster.js';
import { MissedTeamDraft } from './MissedTeamDraft.js';

/** Props of {@link MissedChoice}. */
export interface MissedChoiceProps {
  missed: Missed;
  view: TeamView;
  /** It goes along to the next matchday, on the page of the team's lineup. */
  onKeep?: () => void;
}

/** Asks what to do with changes that were unsaved when the deadline passed. */
export function MissedChoice({ missed, ...rest }: MissedChoiceProps) {
  return missed.kind === 'draft' ? (
    <MissedTeamDraft missed={missed.draft} {...rest} />
  ) : (
    <MissedBooster missed={missed.choice} {...rest} />
  );
}
