import type { TeamPoints } from '@euro/api-contract';
import { PitchNote, rulesIn, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight, ArrowRightLeft, ArrowUpDown } from 'lucide-react';
import { BoosterIcon } from '../../components/BoosterIcon.js';
import { armbands, type PointsLineup, type ShownSub } from '../../domain/pointsLineup.js';
import { boosterTexts } from '../../texts/boosterTexts.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';

interface SubNotesProps {
  points: TeamPoints;
  lineup: PointsLineup;
  isOwn: boolean;
}

const PLACES = ['subReasonKeeper', 'subReason1', 'subReason2', 'subReason3'] as const;

/** Explains substitutes who count, a change of the armband, and the booster. */
export function SubNotes({ points, lineup, isOwn }: SubNotesProps) {
  const world = useWorld();
  const t = useText(pointsTexts);
  const boosters = useText(boosterTexts);
  const power = useText(powerSubTexts);
  const format = useFormat();
  const names = useNames();
  const { captain, viceCaptain, multipliedSelection } = armbands(points);
  const { booster, powerSubs, weekId } = points;
  const provisional = points.weekPointsConfirmed ? '' : ` ${t('subProvisional', { week: weekId })}`;
  const cameOn = ({ place, inId }: ShownSub) =>
    t(isOwn ? (PLACES[place] ?? 'subReasonPublic') : 'subReasonPublic', { inName: names.player(inId) });
  return (
    <>
      {booster !== null && (
        <PitchNote>
          <BoosterIcon booster={booster} />
          <span>
            <b>{`${boosters('boostedPoints', { booster: boosters(`name-${booster}`) })}.`}</b>{' '}
            <span>
              {t(`with-${booster}`, {
                multiplier: format.factor(rulesIn(world, weekId).tripleCaptainMultiplier),
              })}
            </span>
          </span>
        </PitchNote>
      )}
      {powerSubs.map(({ inId, outId }) => (
        <PitchNote key={`power-${inId}`}>
          <ArrowUpDown aria-hidden />
          <span>
            <b>{`${power('barLabel')}.`}</b>{' '}
            <span>{power('note', { inName: names.player(inId), outName: names.player(outId) })}</span>
          </span>
        </PitchNote>
      ))}
      {lineup.subs.map((sub) => (
        <PitchNote key={sub.inId}>
          <ArrowLeftRight aria-hidden />
          <span>
            <b>{t('subReason', { outName: names.player(sub.outId) })}</b>{' '}
            <span>{`${cameOn(sub)}${provisional}`}</span>
          </span>
        </PitchNote>
      ))}
      {captain && viceCaptain && multipliedSelection?.playerId === viceCaptain.playerId && (
        <PitchNote>
          <ArrowRightLeft aria-hidden />
          <span>
            {`${t('viceTakesOver', {
              captain: names.player(captain.playerId),
              vice: names.player(viceCaptain.playerId),
              multiplier: format.factor(multipliedSelection.multiplier),
            })}${provisional}`}
          </span>
        </PitchNote>
      )}
    </>
  );
}
