import type { Match, Player, PlayerMatch } from '@euro/api-contract';
import { Card, CardHeader, Chip, LiveDot } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useState } from 'react';
import { fixtureOf } from '../domain/fixtures.js';
import { useFormat } from '../hooks/useFormat.js';
import { useWorld } from '../hooks/useWorld.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { MatchChoice } from '../parts/points-breakdown/PointsBreakdown.js';
import { Breakdown } from './Breakdown.js';
import { pairingOf } from './pairingOf.js';
import { SheetNote } from './SheetNote.js';
import type { SheetRole } from './sheetRole.js';
import { useAnnouncePoints } from './useAnnouncePoints.js';
import { useRoleText } from './useRoleText.js';

interface MatchPointsProps {
  player: Player;
  matches: readonly PlayerMatch[];
  weekId?: number;
  role?: SheetRole;
}

/** The matches to choose from, and the chosen one explained; a match that begins later does not replace the choice. */
export function MatchPoints({ player, matches, weekId, role }: MatchPointsProps) {
  const world = useWorld();
  const t = useText(sheetTexts);
  const format = useFormat();
  const [chosenMatchId, setChosenMatchId] = useState<number | null>(null);
  const match = matches.find((each) => each.matchId === chosenMatchId) ?? firstShown(matches, weekId);
  if (match && chosenMatchId !== match.matchId) setChosenMatchId(match.matchId);
  useAnnouncePoints(player, match);

  const minuteOf = (id: number) => world.matches.find((each) => each.id === id)?.minute ?? null;
  const detailOf = ({ live, matchId: id, weekId: week }: PlayerMatch) => {
    const minute = live ? minuteOf(id) : null;
    return minute === null ? t('matchday', { week }) : t('matchdayLive', { week, minute });
  };
  return (
    <Card>
      <CardHeader
        title={match ? t('explained', { points: format.points(match.points) }) : t('explainedNone')}
        aside={match && <Worth match={match} minute={minuteOf(match.matchId)} />}
      />
      {matches.length > 0 && (
        <MatchChoice
          label={t('whichMatch')}
          value={match?.matchId ?? 0}
          onChange={(id) => setChosenMatchId(Number(id))}
          options={matches.map((each) => ({
            id: each.matchId,
            text: pairingOf(each),
            detail: detailOf(each),
            points: format.points(each.points),
            live: each.live,
          }))}
        />
      )}
      {match ? (
        <Breakdown player={player} match={match} role={role?.weekId === match.weekId ? role : undefined} />
      ) : (
        <NothingYet player={player} matchCount={matches.length} weekId={weekId} role={role} />
      )}
    </Card>
  );
}

function firstShown(matches: readonly PlayerMatch[], weekId?: number): PlayerMatch | undefined {
  return weekId === undefined ? matches.at(-1) : matches.find((each) => each.weekId === weekId);
}

interface WorthProps {
  match: PlayerMatch;
  minute: number | null;
}

/** Marks points that are live or provisional. */
function Worth({ match, minute }: WorthProps) {
  const world = useWorld();
  const t = useText(sheetTexts);
  if (match.live) {
    return (
      <Chip tone="positive" icon={<LiveDot $kind="surface" aria-hidden />}>
        {minute === null ? t('live') : t('liveMinute', { minute })}
      </Chip>
    );
  }
  const week = world.weeks.find(({ weekId }) => weekId === match.weekId);
  if (week === undefined || week.state === 'confirmed') return null;
  return <Chip icon={<LiveDot $kind="provisional" aria-hidden />}>{t('provisional')}</Chip>;
}

interface NothingYetProps {
  player: Player;
  /** Matches that he did play. */
  matchCount: number;
  weekId?: number;
  role?: SheetRole;
}

/** Why no match can be explained, and his role in the team. */
function NothingYet({ role, ...absence }: NothingYetProps) {
  const reason = useAbsence(absence);
  const roleText = useRoleText();
  const place = role?.weekId === absence.weekId ? role && roleText(role) : undefined;
  return (
    <>
      <SheetNote>{reason}</SheetNote>
      {place && <SheetNote>{place}</SheetNote>}
    </>
  );
}

/** None played at all, the matchday's match is not over yet, or he stayed on the bench. */
function useAbsence({ player, matchCount, weekId: week }: Omit<NothingYetProps, 'role'>): string {
  const world = useWorld();
  const t = useText(sheetTexts);
  const live = useShared(usePlatform().state.live);
  if (week === undefined) return t('noMatchYet');
  const fixture = fixtureOf(player.clubId, week, world.matches);
  const isOnBench = live?.weekId === week && live.players[player.id]?.status === 'bench';
  if (fixture?.match.status === 'live' && isOnBench) return t('onBench');
  if (fixture && fixture.match.status !== 'finished') return t('notOver', { week });
  // A match of his was planned for the matchday, and is postponed or called off.
  const wasPlanned = ({ weekId, plannedWeekId, homeId, awayId }: Match) =>
    (plannedWeekId ?? weekId) === week && [homeId?.id, awayId?.id].includes(player.clubId);
  if (!fixture && world.matches.some(wasPlanned)) return t('matchOff', { week });
  return matchCount === 0 ? t('noMatchYet') : t('notPlayed', { week });
}
