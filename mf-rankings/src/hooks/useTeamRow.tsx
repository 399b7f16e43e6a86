import type { LeagueMode, RankingRow } from '@euro/api-contract';
import { formatInteger, formatPoints } from '@euro/design-system';
import { teamPath } from '@euro/game-ui';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { PrizeIcon } from '../components/PrizeIcon.js';
import type { RankedTeam } from '../components/rankings/rankColumns.js';
import { writeRank } from '../domain/writeRank.js';
import { prizeTexts } from '../texts/prizeTexts.js';
import { rankingTexts } from '../texts/rankingTexts.js';
import { usePrizes } from './usePrizes.js';

type Team = RankingRow['team'];

/**
 * Gives the function that writes a team of a ranking for the reader: language, numbers, prizes, where it leads.
 * @param mode of the league that is shown: points of matches are whole, as in the league's own table
 */
export function useTeamRow(mode: LeagueMode = 'points'): (team: Team) => RankedTeam {
  const t = useText(rankingTexts);
  const words = useText(prizeTexts);
  const { prizes } = usePrizes();
  const locale = formatLocale(useLocale());
  const { state } = usePlatform();
  const deadline = useShared(state.matches).value?.deadline;
  const settings = useShared(state.application).value;
  const ownIds = (useShared(state.myTeams).value ?? []).map(({ id }) => id);

  const moveOf = ({ move }: Team): RankedTeam['move'] => {
    if (move === null) return undefined;
    const places = Math.abs(move);
    const placesText = formatInteger(places, locale);
    const labelKey = move > 0 ? 'move.up' : move < 0 ? 'move.down' : 'move.same';
    return { move, text: placesText, label: t(labelKey, { places, written: placesText }) };
  };

  const prizeOf = (slugs: readonly string[]): RankedTeam['prize'] => {
    const wonPrizes = slugs.flatMap((slug) => prizes?.find((prize) => prize.slug === slug) ?? []);
    const [first] = wonPrizes;
    if (!first) return undefined;
    const text =
      wonPrizes.length > 2
        ? words('more', { first: first.title, more: wonPrizes.length - 1 })
        : wonPrizes.map(({ title }) => title).join(' + ');
    return { icon: <PrizeIcon image={first.image} />, text };
  };

  return (team) => ({
    id: team.id,
    rank: writeRank(team.rank, team.shared, locale),
    move: moveOf(team),
    badge: team.badge,
    name: team.name,
    manager: `${team.user.firstName} ${team.user.lastName}`.trim() || t('manager.hidden'),
    premiumLabel: team.user.premium ? t('premium') : undefined,
    prize: prizeOf(team.prizes),
    week: formatPoints(team.weekPoints, locale, 'always'),
    total:
      mode === 'head-to-head'
        ? formatInteger(team.points, locale)
        : formatPoints(team.points, locale, 'always'),
    href: (deadline && settings && teamPath(team.id, ownIds, deadline, settings)) ?? undefined,
  });
}
