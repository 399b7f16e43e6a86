import type { TeamPoints } from '@euro/api-contract';
import { PitchNote } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight, ArrowRightLeft } from 'lucide-react';
import { armbands, type PointsLineup, type ShownSub } from '../../domain/pointsLineup.js';
import type { World } from '../../domain/world.js';
import { useFormat } from '../../hooks/useFormat.js';
import { useNames } from '../../hooks/useNames.js';
import { pointsTexts } from '../../messages/pointsTexts.js';

interface SubNotesProps {
  points: TeamPoints;
  lineup: PointsLineup;
  world: World;
  isOwn: boolean;
}

const PLACES = ['subReasonKeeper', 'subReason1', 'subReason2', 'subReason3'] as const;

/** Why somebody counts who did not start, and who took over the armband. */
export function SubNotes({ points, lineup, world, isOwn }: SubNotesProps) {
  const t = useText(pointsTexts);
  const format = useFormat();
  const names = useNames(world);
  const { captain, viceCaptain, multiplied } = armbands(points);
  const provisional = points.weekPointsConfirmed ? '' : ` ${t('subProvisional', { week: points.weekId })}`;
  const cameOn = ({ place, inId }: ShownSub) =>
    t(isOwn ? (PLACES[place] ?? 'subReasonPublic') : 'subReasonPublic', { inName: names.player(inId) });
  return (
    <>
      {lineup.subs.map((sub) => (
        <PitchNote key={sub.inId}>
          <ArrowLeftRight aria-hidden />
          <span>
            <b>{t('subReason', { outName: names.player(sub.outId) })}</b> {cameOn(sub)}
            {provisional}
          </span>
        </PitchNote>
      ))}
      {captain && viceCaptain && multiplied?.playerId === viceCaptain.playerId && (
        <PitchNote>
          <ArrowRightLeft aria-hidden />
          <span>
            {t('viceTakesOver', {
              captain: names.player(captain.playerId),
              vice: names.player(viceCaptain.playerId),
              multiplier: format.factor(multiplied.multiplier),
            })}
            {provisional}
          </span>
        </PitchNote>
      )}
    </>
  );
}
