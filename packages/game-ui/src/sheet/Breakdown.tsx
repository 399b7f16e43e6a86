import type { Player, PlayerMatch } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { explainLine, resultOf } from '../domain/explainLine.js';
import { useFormat } from '../hooks/useFormat.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { pointTexts } from '../messages/pointTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { PointsBreakdown } from '../parts/points-breakdown/PointsBreakdown.js';
import { pairingOf } from './pairingOf.js';
import type { SheetRole } from './sheetRole.js';
import { useRoleText } from './useRoleText.js';

interface BreakdownProps {
  player: Player;
  match: PlayerMatch;
  /** His role in the team in the matchday of this match. */
  role?: SheetRole;
}

/** Each rule that gave or cost points in one match, the statistic behind it, and the sum (decisions §4.1). */
export function Breakdown({ player, match, role }: BreakdownProps) {
  const t = useText(sheetTexts);
  const common = useText(commonTexts);
  const words = useText(pointTexts);
  const format = useFormat();
  const roleText = useRoleText();
  const { rules } = useWorld();
  const scorer = { ...player, position: common(`position${player.positionId}`) };
  const points = format.points(match.points);
  const remarks = [
    match.lines.length === 0 && (resultOf(match, player, words) ?? t('nothingCounted')),
    role && roleText(role),
  ].filter(Boolean);
  return (
    <PointsBreakdown
      caption={t('explainedOf', { points, match: pairingOf(match) })}
      lines={match.lines.map((line) => {
        const { rule, detail, points: linePoints } = explainLine(line, match, scorer, words, rules.scoring);
        return { id: line.rule, rule, detail, points: format.signedPoints(linePoints) };
      })}
      sumText={t('sum')}
      sumDetail={remarks.length > 0 ? remarks.join(' · ') : undefined}
      sum={points}
    />
  );
}
