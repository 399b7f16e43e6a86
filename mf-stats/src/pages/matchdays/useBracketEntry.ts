import type { Match } from '@euro/api-contract';
import { formatDate, formatDateTime } from '@euro/design-system';
import type { BracketMatch, BracketSlot } from '@euro/game';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import type { BracketEntry, BracketSide } from '../../components/matches/BracketBox.js';
import { matchPhase } from '../../domain/matchFacts.js';
import { useMatchWords } from '../../domain/useMatchWords.js';
import { useNow } from '../../domain/useNow.js';
import { matchTexts } from '../../texts/matchTexts.js';

/** Gives a match of the bracket in words; the second argument: its round is the one that is played now. */
export function useBracketEntry(): (match: BracketMatch<Match>, isCurrent: boolean) => BracketEntry {
  const t = useText(matchTexts);
  const locale = formatLocale(useLocale());
  const words = useMatchWords();
  const now = useNow();

  const sideOf = ({ match, home, away }: BracketMatch<Match>, side: 'home' | 'away'): BracketSide => {
    const slot = side === 'home' ? home : away;
    const isDecided = home.isWinner || away.isWinner;
    const nation = side === 'home' ? match.homeId : match.awayId;
    return {
      nation: nation?.short,
      name: words.side(match, side),
      score: slot.score === null ? undefined : `${slot.score}`,
      note: noteOf(match, slot),
      result: isDecided ? (slot.isWinner ? 'won' : 'lost') : undefined,
    };
  };
  const noteOf = ({ extraTime }: Match, { penalties, isWinner }: BracketSlot) => {
    if (penalties !== null) return `(${penalties})`;
    return extraTime && isWinner ? t('round.extraTime') : undefined;
  };

  return (entry, isCurrent) => {
    const { match } = entry;
    const phase = matchPhase(match, now);
    const isKnown = match.homeId !== null && match.awayId !== null;
    const isNext = phase === 'before' && isCurrent && isKnown;
    const [home, away] = [sideOf(entry, 'home'), sideOf(entry, 'away')];
    const [day, moment] = [
      formatDate(match.date, locale, 'medium'),
      formatDateTime(match.date, locale, 'medium'),
    ];
    const details = {
      before: [moment],
      during: [words.score(match), words.live(match)],
      after: [words.score(match), words.ending(match)],
    }[phase];
    return {
      id: match.id,
      label: [`${home.name} – ${away.name}`, ...details.filter((part) => part !== null)].join(', '),
      home,
      away,
      state: phase === 'after' ? 'played' : phase === 'during' ? 'live' : isNext ? 'next' : 'open',
      foot: phase === 'before' ? moment : day,
      place: phase === 'after' ? match.city : undefined,
      mark: phase === 'during' ? words.live(match) : isNext ? t('round.next') : undefined,
      href: phase === 'before' ? undefined : `/match/${match.id}`,
    };
  };
}
