import { fullMinutes, type PointRule } from '@euro/game';
import { explainLine, pointTexts, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { matchIn } from '../domain/matchIn.js';
import type { FeedItem } from '../domain/pointsFeed.js';
import { feedTexts } from '../texts/feedTexts.js';

/** An item of the feed in words. */
export interface FeedWords {
  /** Player and event: `Musiala scoort`. */
  readonly what: string;
  /** The statistic behind it. */
  readonly detail: string;
  /** With a sign: `+4`. */
  readonly points: string;
}

/** Puts items of a matchday's feed into words; null for a player whom the tournament does not have. */
export function useFeedWords(weekId: number): (item: FeedItem) => FeedWords | null {
  const world = useWorld();
  const explain = useText(pointTexts);
  const t = useText(feedTexts);
  const names = useNames();
  const format = useFormat();
  return ({ playerId, line, points, isTakenBack }) => {
    const player = world.players.get(playerId);
    const match = matchIn(world, weekId, playerId);
    if (!player) return null;
    const { clubId, positionId } = player;
    const scoredMatch = {
      homeId: match?.homeId ?? { id: 0, short: '', name: '' },
      homeScore: match?.homeScore ?? null,
      awayScore: match?.awayScore ?? null,
      live: match?.status === 'live',
      pointsOverview: null,
    };
    const { rule, detail } = explainLine(
      line,
      scoredMatch,
      { clubId, positionId, position: names.position(positionId) },
      explain,
      world.rules.scoring,
    );
    const name = names.player(playerId);
    if (isTakenBack)
      return {
        what: t(points < 0 ? 'points-lost' : 'points-returned', { name }),
        detail: t('taken-back', { rule }),
        points: format.signedPoints(points),
      };
    const what = isKnown(line.rule)
      ? t(line.rule, { name, minutes: fullMinutes(world.rules) })
      : `${name} · ${rule}`;
    return { what, detail, points: format.signedPoints(points) };
  };
}

function isKnown(rule: string): rule is PointRule {
  return rule in feedTexts.nl;
}
