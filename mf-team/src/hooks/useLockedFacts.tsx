import type { Receipt, TeamView } from '@euro/api-contract';
import { boosterInWeek, formationName } from '@euro/game';
import { type DeadlineFact, savedDraft, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight, Zap } from 'lucide-react';
import { boosterTexts } from '../texts/boosterTexts.js';
import { missedTexts } from '../texts/missedTexts.js';
import { useShirt } from './useUnsavedFacts.js';

interface Locked {
  /** The team with the lineup of the matchday that closed. */
  readonly view: TeamView;
  readonly weekId: number;
  /** The latest changes of the team, newest first. */
  readonly receipts: readonly Receipt[];
}

/** The stored state of a closed matchday: captain and since when, lineup with transfers, booster. */
export function useLockedFacts(): (locked: Locked) => DeadlineFact[] {
  const world = useWorld();
  const t = useText(missedTexts);
  const boosters = useText(boosterTexts);
  const format = useFormat();
  const names = useNames();
  const shirtFor = useShirt();
  return ({ view, weekId, receipts }) => {
    const { captainId } = view.team;
    const formation = formationName(savedDraft(view, world));
    const lastSave = receipts.find(
      (receipt) => receipt.weekId <= weekId && receipt.msBeforeDeadline !== null,
    );
    const transfers = view.transfers.filter((transfer) => transfer.weekId === weekId);
    const booster = boosterInWeek(view.team, weekId);
    return [
      ...(captainId === null
        ? []
        : [
            {
              id: 'captain',
              picture: shirtFor(captainId),
              title: t('captainStays', { name: names.player(captainId) }),
              detail: lastSave && t('savedAt', { moment: format.shortMoment(lastSave.at) }),
            },
          ]),
      {
        id: 'lineup',
        picture: <ArrowLeftRight />,
        title:
          transfers.length === 0
            ? t('lineup', { formation })
            : t('lineupTransfers', { count: transfers.length, formation }),
        detail: transfers
          .map(({ outId, inId }) =>
            t('transfer', { outName: names.player(outId), inName: names.player(inId) }),
          )
          .join(' · '),
      },
      ...(booster === null
        ? []
        : [
            {
              id: 'booster',
              picture: <Zap />,
              title: t('boosterPlayed', { booster: boosters(`name-${booster}`) }),
            },
          ]),
    ];
  };
}
