import type { Match, MatchSide, PointLine } from '@euro/api-contract';
import {
  Button,
  Card,
  CardHeader,
  type Column,
  ContainerBox,
  DataTable,
  LiveDot,
  token,
} from '@euro/design-system';
import { COACH, type PointRule } from '@euro/game';
import { explainLine, pointTexts, sheetTexts, shirtOf, useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { PlayerCell } from '../../components/player-cell/PlayerCell.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { pointsOrder, type SidePlayer } from './pointsOrder.js';

/** Rules whose statistic needs the name of the rule: "2 schoten", "1 strafschop". */
const NAMED_BY_RULE: ReadonlySet<string> = new Set<PointRule>([
  'penalty-saved',
  'penalty-miss',
  'shots-off-target',
  'error-lead-to-goal',
  'head-clearances',
]);

/** Rows before everybody is requested. */
const FIRST = 10;

const Place = styled(ContainerBox)`
  margin-top: 16px;
  @media (min-width: 48em) { margin-top: 24px; }
`;

const What = styled.span`
  display: block;
  min-width: 200px;
  white-space: normal;
  font-size: 0.8125rem;
  line-height: 1.35;
  font-weight: 450;
  color: ${token.inkSoft};
`;

const Points = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  &[data-tone='best'] { color: ${token.positiveText}; }
  &[data-tone='negative'] { color: ${token.danger}; }
`;

const Foot = styled.div`
  padding: 8px 16px;
  border-top: 1px solid ${token.line};
`;

interface PlayerPointsProps {
  readonly match: Match;
  readonly home: MatchSide;
  readonly away: MatchSide;
  readonly isLive: boolean;
  readonly onOpen: (playerId: number) => void;
}

/** All players of both sides by their points, with the rules that gave and cost them; updated during the match. */
export function PlayerPoints({ match, home, away, isLive, onOpen }: PlayerPointsProps) {
  const t = useText(matchTexts);
  const [showsAll, setShowsAll] = useState(false);
  const rows = pointsOrder(home, away);
  const columns = useColumns(match, isLive, onOpen);
  return (
    <Place>
      <Card>
        <CardHeader title={t('players')} />
        <DataTable
          caption={t('players')}
          columns={columns}
          rows={showsAll ? rows : rows.slice(0, FIRST)}
          rowKey={({ player }) => player.id}
          loadingLabel={t('loading')}
          footer={
            !showsAll &&
            rows.length > FIRST && (
              <Foot>
                <Button variant="text" onClick={() => setShowsAll(true)}>
                  {t('players.all', { count: rows.length })}
                </Button>
              </Foot>
            )
          }
        />
      </Card>
    </Place>
  );
}

function useColumns(
  match: Match,
  isLive: boolean,
  onOpen: (playerId: number) => void,
): readonly Column<SidePlayer>[] {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const whatFor = useWhatFor(match, isLive);
  const live = useShared(usePlatform().state.live);
  const isPlaying = ({ player: { id, positionId } }: SidePlayer) =>
    isLive && positionId !== COACH && live?.weekId === match.weekId && live.players[id]?.status === 'playing';
  return [
    {
      key: 'player',
      header: t('players.player'),
      rowHeader: true,
      phone: 'main',
      cell: ({ player, side }) => (
        <PlayerCell
          name={player.short}
          shirt={shirtOf(player, side.short)}
          detail={`${side.short} · ${common('position', { position: player.positionId })}`}
          onOpen={() => onOpen(player.id)}
        />
      ),
    },
    {
      key: 'minutes',
      header: t('players.minutes'),
      align: 'end',
      phone: 'none',
      cell: ({ player }) => (player.positionId === COACH ? '–' : player.in),
    },
    { key: 'what', header: t('players.what'), phone: 'detail', cell: (row) => <What>{whatFor(row)}</What> },
    {
      key: 'points',
      header: t('players.points'),
      align: 'end',
      strong: true,
      phone: 'value',
      cell: (row) => (
        <Points data-tone={row.player.points >= 9 ? 'best' : row.player.points < 0 ? 'negative' : undefined}>
          {isPlaying(row) && <LiveDot $kind="surface" role="img" aria-label={t('player.playing')} />}
          <span>{format.points(row.player.points)}</span>
        </Points>
      ),
    },
  ];
}

/** A player's lines in short, what weighs most first: "1 doelpunt +5 · 90 minuten +2". */
function useWhatFor(match: Match, isLive: boolean): (row: SidePlayer) => string {
  const words = useText(pointTexts);
  const sheet = useText(sheetTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const settings = useShared(usePlatform().state.application);
  const { homeId, homeScore, awayScore } = match;
  return ({ player, side }) => {
    if (homeId === null || player.lines.length === 0) return sheet('nothingCounted');
    const score = { homeId, homeScore, awayScore, live: isLive, pointsOverview: null };
    const scorer = {
      clubId: side.id,
      positionId: player.positionId,
      position: common('position', { position: player.positionId }),
    };
    const inShort = (line: PointLine) => {
      const { rule, detail, points } = explainLine(line, score, scorer, words, settings.value?.scoring ?? []);
      return `${NAMED_BY_RULE.has(line.rule) ? rule : detail || rule} ${format.signedPoints(points)}`;
    };
    return player.lines
      .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .map(inShort)
      .join(' · ');
  };
}
