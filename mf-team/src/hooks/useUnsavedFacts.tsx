import { Jersey } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { type DeadlineFact, deadlineTexts, shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DraftChange, draftChanges } from '../domain/draftChanges.js';
import { missedTexts } from '../texts/missedTexts.js';
import { useChangeText } from './useChangeText.js';

interface Unsaved {
  readonly saved: DraftSquad;
  readonly present: DraftSquad;
  readonly changedAt: number | null;
}

/** Unsaved changes of a draft, a row each: "Kapitein: Gakpo → Musiala". */
export function useUnsavedFacts({ saved, present, changedAt }: Unsaved): DeadlineFact[] {
  const t = useText(missedTexts);
  const deadline = useText(deadlineTexts);
  const format = useFormat();
  const names = useNames();
  const changeText = useChangeText();
  const shirtFor = useShirt();
  const detail =
    changedAt === null ? deadline('notSaved') : deadline('notSavedAt', { time: format.time(changedAt) });
  const nameOf = (id: number | null) => (id === null ? t('nobody') : names.player(id));

  const titleOf = (change: DraftChange): string => {
    switch (change.kind) {
      case 'captain':
        return t('fromTo', {
          label: t('captain'),
          from: nameOf(saved.captainId),
          to: nameOf(change.playerId),
        });
      case 'vice-captain':
        return t('fromTo', {
          label: t('viceCaptain'),
          from: nameOf(saved.viceCaptainId),
          to: nameOf(change.playerId),
        });
      default:
        return changeText(change);
    }
  };
  return draftChanges(saved, present).map((change, at) => ({
    id: `${change.kind}-${at}`,
    picture: shirtFor(playerOf(change)),
    title: titleOf(change),
    detail,
  }));
}

function playerOf(change: DraftChange): number | null {
  switch (change.kind) {
    case 'swap':
      return change.inId;
    case 'new-players':
      return change.playerIds[0] ?? null;
    case 'captain':
    case 'vice-captain':
      return change.playerId;
    default:
      return null;
  }
}

/** The shirt of a player; arrows without a player. */
export function useShirt(): (playerId: number | null) => ReactNode {
  const world = useWorld();
  const names = useNames();
  return (playerId) => {
    const player = playerId === null ? undefined : world.players.get(playerId);
    if (player === undefined) return <ArrowLeftRight />;
    return <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={40} />;
  };
}
