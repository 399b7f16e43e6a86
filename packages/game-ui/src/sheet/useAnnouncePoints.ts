import type { Player, PlayerMatch } from '@euro/api-contract';
import { useAnnounce } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { useFormat } from '../hooks/useFormat.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { pairingOf } from './pairingOf.js';

/** Says the points of the running match that is looked at when they become others; not when it is opened. */
export function useAnnouncePoints({ short }: Pick<Player, 'short'>, match: PlayerMatch | undefined): void {
  const t = useText(sheetTexts);
  const format = useFormat();
  const announce = useAnnounce();
  const last = useRef(match);
  useEffect(() => {
    const before = last.current;
    last.current = match;
    if (!match?.live || before?.matchId !== match.matchId || before.points === match.points) return;
    const values = { player: short, points: format.points(match.points), match: pairingOf(match) };
    announce(t('spokenLive', values));
  }, [match, short, t, format, announce]);
}
