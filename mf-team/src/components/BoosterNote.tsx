import type { Booster, DraftSquad } from '@euro/game';
import { PitchNote, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { boosterTexts } from '../texts/boosterTexts.js';
import { BoosterIcon } from './BoosterIcon.js';

interface BoosterNoteProps {
  booster: Booster;
  draft: Pick<DraftSquad, 'captainId'>;
  weekId: number;
}

/** What the booster of this matchday does, between pitch and bench. */
export function BoosterNote({ booster, draft, weekId }: BoosterNoteProps) {
  const world = useWorld();
  const t = useText(boosterTexts);
  const format = useFormat();
  const names = useNames();
  const next = world.weeks.find((week) => week.weekId > weekId)?.weekId;
  const texts: Readonly<Record<Booster, string>> = {
    bank: t('noteBank', { week: weekId }),
    tripleCaptain: t('noteTripleCaptain', {
      week: weekId,
      name: draft.captainId === null ? t('yourCaptain') : names.player(draft.captainId),
      multiplier: format.factor(world.rules.tripleCaptainMultiplier),
    }),
    freeHit:
      next === undefined ? t('noteFreeHitLast', { week: weekId }) : t('noteFreeHit', { week: weekId, next }),
    wildCard: t('noteWildCard', { week: weekId }),
  };
  return (
    <PitchNote>
      <BoosterIcon booster={booster} />
      <span>
        <b>{t(`name-${booster}`)}.</b> {texts[booster]}
      </span>
    </PitchNote>
  );
}
