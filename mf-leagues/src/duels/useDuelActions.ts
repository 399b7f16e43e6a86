import type { Duel } from '@euro/api-contract';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useAcceptDuelMutation, useMakeDuelMutation } from '../store/duelsApi.js';
import { challengeTexts } from '../texts/challengeTexts.js';
import { shortNameOf } from './duelScore.js';

/** Accepting a duel, and asking for another one of the same opponent, each with a notice. */
export function useDuelActions() {
  const t = useText(challengeTexts);
  const notify = useMutationNotice();
  const [acceptDuel, accepting] = useAcceptDuelMutation();
  const [makeDuel, making] = useMakeDuelMutation();
  const deadlineWeek = useShared(usePlatform().state.matches).value?.deadline.deadlineWeek ?? null;
  const nameOf = (duel?: Duel) => (duel?.opponent ? shortNameOf(duel.opponent) : '');
  return {
    isBusy: accepting.isLoading || making.isLoading,
    /** A duel can still begin. */
    hasDeadline: deadlineWeek !== null,
    /** @returns whether it succeeded */
    async accept(code: string, teamId: number): Promise<boolean> {
      const outcome = await acceptDuel({ code, teamId });
      const { data } = outcome;
      return notify(outcome, t('accepted', { name: nameOf(data), week: data?.weekId ?? 0 }));
    },
    async rematch(duel: Duel): Promise<void> {
      const { teamId, length, code } = duel;
      notify(await makeDuel({ teamId, length, rematchOf: code }), t('rematchAsked', { name: nameOf(duel) }));
    },
  };
}
