import { useWaitingChange } from '@euro/game-ui';
import { useMemo } from 'react';
import { type Confirmation, confirmBody, createConfirmation } from '../drafting/createConfirmation.js';
import type { DraftedTeam } from '../drafting/DraftingPorts.js';
import type { ConfirmStage } from '../store/confirmStage.js';
import { aboutTransfers } from '../store/transfersApi.js';
import { useTransfersSelector } from '../store/transfersStore.js';
import { useDraftingPorts } from './useDraftingPorts.js';
import type { OpenDraft } from './useOpenDraft.js';

/** The confirmation of the draft, with what the page shows of it. */
export interface ShownConfirmation extends Confirmation {
  readonly stage: ConfirmStage;
  /** The draft waits for a connection, as it is: the portal sends it. */
  readonly isWaiting: boolean;
}

export function useConfirmation(
  { view, weekId }: DraftedTeam,
  { evaluation: { result } }: OpenDraft,
): ShownConfirmation {
  const ports = useDraftingPorts();
  const verbs = useMemo(() => createConfirmation(ports, { view, weekId }), [ports, view, weekId]);
  const stage = useTransfersSelector(({ draft }) => draft.stage);
  const change = useWaitingChange(aboutTransfers(view.team.id));
  const isWaiting =
    change !== null &&
    result?.ok === true &&
    JSON.stringify(change.body) === JSON.stringify(confirmBody(ports, { view, weekId }, result.plan));
  return { ...verbs, stage, isWaiting };
}
