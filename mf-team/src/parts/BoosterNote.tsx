import { PitchNote } from '@euro/design-system';
import type { Booster, DraftSquad } from '@euro/game';
import { useFormat, useNames, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { boosterTexts } from '../messages/boosterTexts.js';
import { BoosterIcon } from './BoosterIcon.js';

interface BoosterNoteProps {
  booster: Booster;
  draft: Pick<DraftSquad, 'captainId'>;
  world: World;
  weekId: number;
}

/** What the booster of this matchday does, between pitch and bench. */
export function BoosterNote({ booster, draft, world, weekId }: BoosterNoteProps) {
  const t = useText(boosterTexts);
  const format = useFormat();
  const names = useNames(world);
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
