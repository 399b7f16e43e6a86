import { useFailureText } from '@euro/game-ui';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { teamApi, useRemoveBadgeMutation, useSetBadgeMutation } from '../store/teamApi.js';
import { useTeamDispatch } from '../store/teamStore.js';
import { badgeTexts } from '../texts/badgeTexts.js';

/** Uploads or removes the logo of a team, and publishes the change to the portal. */
export function useChangeBadge(teamId: number) {
  const t = useText(badgeTexts);
  const { bus, notices, state } = usePlatform();
  const dispatch = useTeamDispatch();
  const failureText = useFailureText();
  const [setBadge, setting] = useSetBadgeMutation();
  const [removeBadge, removing] = useRemoveBadgeMutation();
  const [problem, setProblem] = useState<string | null>(null);

  function applyBadge(badge: string | null, text: string): void {
    dispatch(
      teamApi.util.updateQueryData('team', teamId, ({ team }) => {
        team.badge = badge;
      }),
    );
    bus.emit('team.badgeChanged@1', { teamId, badge });
    state.refresh('myTeams');
    notices.show({ tone: 'positive', text });
  }

  function refuse(failure: ApiFailure, intro: string): void {
    setProblem(`${intro} ${failureText(failure)}`.trim());
    if (failure.code === 'premium-required') state.refresh('session');
  }

  return {
    problem,
    clearProblem: () => setProblem(null),
    uploading: setting.isLoading,
    removing: removing.isLoading,
    /** Resolves to true when it was accepted. */
    async upload(picture: Blob): Promise<boolean> {
      setProblem(null);
      const { data, error } = await setBadge({ id: teamId, picture });
      if (data === undefined) {
        refuse(asFailure(error), t('failed'));
        return false;
      }
      applyBadge(data, t('uploaded'));
      return true;
    },
    async remove(): Promise<void> {
      setProblem(null);
      const { error } = await removeBadge({ id: teamId });
      if (error !== undefined) refuse(asFailure(error), t('removeFailed'));
      else applyBadge(null, t('removed'));
    },
  };
}
