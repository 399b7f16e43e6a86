import { usePlatform, useText } from '@euro/platform/react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useCopyMutation } from '../store/paymentsApi.js';
import { teamTexts } from '../texts/teamTexts.js';

/** Copies a team of the same owner, and returns whether one is being copied; the number of teams is limited. */
export function useCopyTeam() {
  const t = useText(teamTexts);
  const { bus, state } = usePlatform();
  const notify = useMutationNotice();
  const [send, { isLoading }] = useCopyMutation();

  async function copy(teamId: number): Promise<void> {
    if (isLoading) return;
    const outcome = await send(teamId);
    notify(outcome, t('copied'), t('copyFailed'));
    state.refresh('myTeams');
    if (outcome.data) {
      const { id, weekId } = outcome.data.team;
      bus.emit('team.created@1', { teamId: id, weekId });
    }
  }

  return { copy, isCopying: isLoading };
}
