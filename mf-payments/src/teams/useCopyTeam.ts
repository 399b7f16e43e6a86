import { usePlatform, useText } from '@euro/platform/react';
import { useTold } from '../hooks/useTold.js';
import { teamTexts } from '../messages/teamTexts.js';
import { useCopyMutation } from '../store/paymentsApi.js';

/** Copies a team under the same owner, and whether one is being copied; only a known number of teams can be had. */
export function useCopyTeam() {
  const t = useText(teamTexts);
  const { bus, state } = usePlatform();
  const told = useTold();
  const [send, { isLoading }] = useCopyMutation();

  async function copy(teamId: number): Promise<void> {
    if (isLoading) return;
    const outcome = await send(teamId);
    told(outcome, t('copied'), t('copyFailed'));
    state.refresh('myTeams');
    if (outcome.data) {
      const { id, weekId } = outcome.data.team;
      bus.emit('team.created@1', { teamId: id, weekId });
    }
  }

  return { copy, isCopying: isLoading };
}
