import { type DraftSquad, openSlots } from '@euro/game';
import { usePlatform, useText } from '@euro/platform/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { forgetInvite, inviteApi, readInvite } from '../store/invite.js';
import { builderTexts } from '../texts/builderTexts.js';

/** The league, or the duel, that a team is built for, by an accepted invitation. */
export interface Invite {
  /** The league, or the team of the challenger. */
  readonly crest: { readonly id: number; readonly name: string; readonly picture: string | null };
  /** "Nog 5 spelers en je staat in De Kantine". */
  readonly text: string;
  readonly dropText: string;
  drop(): void;
}

/** The accepted invitation, a duel before a league; null without one, or while it is not known to what. */
export function useInvite(draft: DraftSquad): Invite | null {
  const league = useLeagueInvite(draft);
  return useDuelInvite(draft) ?? league;
}

function useDuelInvite(draft: DraftSquad): Invite | null {
  const t = useText(builderTexts);
  const { storage } = usePlatform();
  const [code, setCode] = useState(() => readInvite(storage, 'duel'));
  const { currentData } = inviteApi.useChallengeQuery(code ?? skipToken);
  if (currentData?.state !== 'open') return null;
  const { id, name, badge: picture } = currentData.challenger;
  const count = openSlots(draft).total;
  return {
    crest: { id, name, picture },
    text: count > 0 ? t('duelLeft', { count, team: name }) : t('duelSave', { team: name }),
    dropText: t('duelDrop', { team: name }),
    drop() {
      forgetInvite(storage, 'duel');
      setCode(null);
    },
  };
}

function useLeagueInvite(draft: DraftSquad): Invite | null {
  const t = useText(builderTexts);
  const { storage } = usePlatform();
  const [code, setCode] = useState(() => readInvite(storage));
  const { currentData } = inviteApi.useInvitePreviewQuery(code ?? skipToken);
  if (!currentData || currentData.full || currentData.closed) return null;
  const { league } = currentData;
  const count = openSlots(draft).total;
  return {
    crest: { id: league.id, name: league.name, picture: league.cover },
    text:
      count > 0 ? t('inviteLeft', { count, league: league.name }) : t('inviteSave', { league: league.name }),
    dropText: t('inviteDrop', { league: league.name }),
    drop() {
      forgetInvite(storage);
      setCode(null);
    },
  };
}
