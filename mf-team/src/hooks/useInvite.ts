import type { LeagueCard } from '@euro/api-contract';
import { type DraftSquad, openSlots } from '@euro/game';
import { usePlatform, useText } from '@euro/platform/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { forgetInvite, inviteApi, readInvite } from '../store/invite.js';
import { builderTexts } from '../texts/builderTexts.js';

/** The league that a team is built for, by an accepted invitation. */
export interface Invite {
  readonly league: LeagueCard;
  /** "Nog 5 spelers en je staat in De Kantine". */
  readonly text: string;
  readonly dropText: string;
  drop(): void;
}

/** The accepted invitation; null without one, or while it is not known to what. */
export function useInvite(draft: DraftSquad): Invite | null {
  const t = useText(builderTexts);
  const { storage } = usePlatform();
  const [code, setCode] = useState(() => readInvite(storage));
  const { currentData } = inviteApi.useInvitePreviewQuery(code ?? skipToken);
  if (!currentData || currentData.full || currentData.closed) return null;
  const { league } = currentData;
  const count = openSlots(draft).total;
  return {
    league,
    text:
      count > 0 ? t('inviteLeft', { count, league: league.name }) : t('inviteSave', { league: league.name }),
    dropText: t('inviteDrop', { league: league.name }),
    drop() {
      forgetInvite(storage);
      setCode(null);
    },
  };
}
