import { useText } from '@euro/platform/react';
import { Info } from 'lucide-react';
import { opponentOutlook } from '../domain/opponentOutlook.js';
import { useFormat } from '../hooks/useFormat.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { PitchNote } from './pitch/DugOut.js';

interface OpenPairingsNoteProps {
  /** Players whose opponents are on the plates. */
  playerIds: readonly number[];
  weekId: number;
}

/**
 * Note between pitch and bench: some opponents are undecided, and the matches that decide them; absent once all are
 * decided.
 */
export function OpenPairingsNote({ playerIds, weekId }: OpenPairingsNoteProps) {
  const world = useWorld();
  const t = useText(commonTexts);
  const format = useFormat();
  const outlooks = playerIds.flatMap((id) => {
    const player = world.players.get(id);
    return player === undefined || player.eliminated
      ? []
      : (opponentOutlook(player.clubId, weekId, world.matches) ?? []);
  });
  if (outlooks.every(({ kind }) => kind === 'known')) return null;
  const decidingMatches = new Set(
    outlooks.flatMap((outlook) => ('decidedBy' in outlook ? outlook.decidedBy : [])),
  );
  const matches = [...decidingMatches]
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .map(({ homeId, awayId, date }) =>
      t('openMatch', {
        home: homeId?.short ?? '?',
        away: awayId?.short ?? '?',
        moment: format.shortMoment(date),
      }),
    );
  return (
    <PitchNote>
      <Info aria-hidden />
      <span>
        <b>{t('openTitle')}</b>{' '}
        {matches.length > 0 && <span>{t('openText', { matches: matches.join(', ') })}</span>}
      </span>
    </PitchNote>
  );
}
