import type { Player, PlayerMatch } from '@euro/api-contract';
import {
  Card,
  CardHeader,
  Chip,
  ErrorState,
  LiveDot,
  MatchChoice,
  PointsBreakdown,
  TableSkeleton,
} from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { explainLine } from '../domain/explainLine.js';
import { fixtureOf } from '../domain/fixtures.js';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { commonTexts } from '../messages/commonTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { usePlayerQuery } from '../store/teamApi.js';

/** What a player was to a team in one matchday. */
export interface SheetRole {
  readonly weekId: number;
  readonly armband: 'captain' | 'vice-captain' | null;
  readonly counted: boolean;
  readonly multiplier: number;
  /** What he brought the team. */
  readonly total: number;
  /** Who wore the armband. */
  readonly captainName: string;
}

interface PointsExplainedProps {
  player: Player;
  world: World;
  weekId?: number;
  role?: SheetRole;
}

/** Each match of a player with each rule that gave points, the statistic behind it, and the sum. */
export function PointsExplained({ player, world, weekId, role }: PointsExplainedProps) {
  const t = useText(sheetTexts);
  const common = useText(commonTexts);
  const { data, isError, isFetching, refetch } = usePlayerQuery(player.id);
  if (isError) {
    return (
      <Card>
        <ErrorState
          title={common('failedTitle')}
          text={t('failed')}
          retryText={common('retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        <CardHeader title={t('explainedNone')} />
        <TableSkeleton label={common('loading')} rows={4} />
      </Card>
    );
  }
  return (
    <Explained
      key={player.id}
      player={player}
      world={world}
      weekId={weekId}
      role={role}
      matches={data.stats}
    />
  );
}

interface ExplainedProps extends PointsExplainedProps {
  matches: readonly PlayerMatch[];
}

function Explained({ player, world, weekId, role, matches }: ExplainedProps) {
  const t = useText(sheetTexts);
  const format = useFormat();
  const [chosen, setChosen] = useState<number | null>(null);
  const match =
    matches.find(({ matchId }) => matchId === chosen) ??
    (weekId === undefined ? matches.at(-1) : matches.find((each) => each.weekId === weekId));
  const isProvisional =
    match !== undefined &&
    world.weeks.some((week) => week.weekId === match.weekId && week.state !== 'confirmed');
  return (
    <Card>
      <CardHeader
        title={match ? t('explained', { points: format.points(match.points) }) : t('explainedNone')}
        aside={isProvisional && <Chip icon={<LiveDot $kind="provisional" />}>{t('provisional')}</Chip>}
      />
      {matches.length > 0 && (
        <MatchChoice
          label={t('whichMatch')}
          value={match?.matchId ?? 0}
          onChange={(id) => setChosen(Number(id))}
          options={matches.map((each) => ({
            id: each.matchId,
            text: scoreOf(each),
            detail: t('matchday', { week: each.weekId }),
            points: format.points(each.points),
          }))}
        />
      )}
      {match ? (
        <Breakdown player={player} world={world} match={match} role={role} />
      ) : (
        <Note>{whyNothing(t, matches.length, player, world, weekId)}</Note>
      )}
    </Card>
  );
}

/** Why no match can be explained: none played at all, the matchday's not over yet, or he stayed on the bench. */
function whyNothing(t: SheetText, played: number, { clubId }: Player, world: World, week?: number): string {
  const fixture = week === undefined ? null : fixtureOf(clubId, week, world.matches);
  if (week !== undefined && fixture && fixture.match.status !== 'finished') return t('notOver', { week });
  return week === undefined || played === 0 ? t('noMatchYet') : t('notPlayed', { week });
}

type SheetText = ReturnType<typeof useText<keyof typeof sheetTexts.nl>>;

function scoreOf({ homeId, awayId, homeScore, awayScore }: PlayerMatch): ReactNode {
  return homeScore === null || awayScore === null
    ? `${homeId.short} – ${awayId.short}`
    : `${homeId.short} ${homeScore}-${awayScore} ${awayId.short}`;
}

interface BreakdownProps extends Pick<PointsExplainedProps, 'player' | 'world' | 'role'> {
  match: PlayerMatch;
}

function Breakdown({ player, world, match, role }: BreakdownProps) {
  const t = useText(sheetTexts);
  const format = useFormat();
  const names = useNames(world);
  const position = names.position(player.positionId);
  if (match.lines.length === 0 && match.points === 0) return <Note>{t('noLines')}</Note>;
  return (
    <PointsBreakdown
      caption={t('explained', { points: format.points(match.points) })}
      lines={match.lines.map((line) => {
        const stat = explainLine(line, match);
        return {
          id: line.rule,
          rule: ruleLabel(t, line.rule, position),
          detail: stat === null ? undefined : t(stat.key, stat.values),
          points: format.signedPoints(line.points),
        };
      })}
      sumText={t('sum')}
      sumDetail={role?.weekId === match.weekId ? roleText(t, role, format) : undefined}
      sum={format.points(match.points)}
    />
  );
}

function ruleLabel(t: SheetText, rule: string, position: string): string {
  const key = `rule-${rule}`;
  return key in sheetTexts.nl ? t(key as keyof typeof sheetTexts.nl, { position }) : rule;
}

function roleText(t: SheetText, role: SheetRole, format: ReturnType<typeof useFormat>): string | undefined {
  if (!role.counted) return t('sumNotCounted');
  const { armband, multiplier, captainName } = role;
  if (multiplier !== 1) {
    const values = { multiplier: format.factor(multiplier), total: format.points(role.total) };
    return t(armband === 'vice-captain' ? 'sumVice' : 'sumCaptain', values);
  }
  return armband === 'vice-captain' ? t('sumViceIdle', { captain: captainName }) : undefined;
}

const Note = styled.p`
  padding: 8px 20px 20px;
`;
