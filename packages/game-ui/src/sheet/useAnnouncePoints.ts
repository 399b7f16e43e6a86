import type { Player, PlayerMatch } from '@euro/api-contract';
import { useAnnounce } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { useFormat } from '../hooks/useFormat.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { pairingOf } from './pairingOf.js';

/** Announces the points of the open running match when they change; not when it is opened. */
export function useAnnouncePoints({ short }: Pick<Player, 'short'>, match: PlayerMatch | undefined): void {
  const t = useText(sheetTexts);
  const format = useFormat();
  const announce = useAnnounce();
  const last = useRef(match);
  useEffect(() => {
    const previous = last.current;
    last.current = match;
    if (!match?.live || previous?.matchId !== match.matchId || previous.points === match.points) return;
    const { points } = match;
    const values = { player: short, points: format.points(points), count: points, match: pairingOf(match) };
    announce(t('spokenLive', values));
  }, [match, short, t, format, announce]);
}
