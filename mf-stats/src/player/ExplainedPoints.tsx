import type { Player, PlayerMatch } from '@euro/api-contract';
import {
  Card,
  CardHeader,
  Chip,
  EmptyState,
  ErrorState,
  formatPoints,
  formatSignedPoints,
  LiveDot,
  MatchChoice,
  PointsBreakdown,
  TableSkeleton,
} from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { useState } from 'react';
import { commonTexts } from '../messages/commonTexts.js';
import { playerTexts } from '../messages/playerTexts.js';
import { pointTexts } from '../messages/pointTexts.js';
import { explainPoints } from './explainPoints.js';
import { explainedMatch } from './playerCourse.js';
import type { PlayerKnowledge } from './usePlayerDetails.js';

interface ExplainedPointsProps {
  readonly player: Player | null;
  readonly matches: PlayerKnowledge['matches'];
  readonly matchId: number | null;
}

/** Where each point of each match comes from (decisions §4.1). */
export function ExplainedPoints({ player, matches, matchId }: ExplainedPointsProps) {
  const t = useText(playerTexts);
  const common = useText(commonTexts);
  if (matches.status === 'failed')
    return (
      <Card>
        <ErrorState
          title={t('error.title')}
          text={matches.message}
          retryText={common('retry')}
          onRetry={matches.retry}
        />
      </Card>
    );
  if (matches.status === 'loading' || !player)
    return (
      <Card>
        <TableSkeleton label={t('loading')} rows={6} />
      </Card>
    );
  if (matches.list.length === 0)
    return (
      <Card>
        <EmptyState art={null} title={t('explained.none')} text={t('explained.none.text')} />
      </Card>
    );
  return <MatchPoints player={player} matches={matches.list} matchId={matchId} />;
}

interface MatchPointsProps {
  readonly player: Player;
  readonly matches: readonly PlayerMatch[];
  readonly matchId: number | null;
}

function MatchPoints({ player, matches, matchId }: MatchPointsProps) {
  const t = useText(playerTexts);
  const words = useText(pointTexts);
  const locale = formatLocale(useLocale());
  const weeks = useShared(usePlatform().state.matches).value?.weeks ?? [];
  const [chosen, setChosen] = useState(matchId);
  const match = explainedMatch(matches, chosen);
  if (!match) return null;

  const points = formatPoints(match.points, locale);
  const confirmed = weeks.find(({ weekId }) => weekId === match.weekId)?.state === 'confirmed';
  const title = t('explained.title', { points });
  const lines = explainPoints(match.lines, player.positionId, match.pointsOverview, words);
  return (
    <Card>
      <CardHeader
        title={title}
        aside={
          !confirmed && <Chip icon={<LiveDot $kind="provisional" aria-hidden />}>{t('provisional')}</Chip>
        }
      />
      <MatchChoice
        label={t('explained.matches')}
        value={match.matchId}
        onChange={(id) => setChosen(Number(id))}
        options={matches.map((option) => ({
          id: option.matchId,
          text: matchText(option),
          detail: t('explained.match', { week: option.weekId }),
          points: formatPoints(option.points, locale),
        }))}
      />
      <PointsBreakdown
        caption={`${title}: ${matchText(match)}`}
        lines={lines.map(({ id, rule, stat, points: given }) => ({
          id,
          rule,
          detail: stat,
          points: formatSignedPoints(given, locale),
        }))}
        sumText={t('sum')}
        sumDetail={lines.length === 0 ? t('explained.nothing') : undefined}
        sum={points}
      />
    </Card>
  );
}

/** "GER 5-1 SCO"; the codes alone while there is no score. */
function matchText({ homeId, awayId, homeScore, awayScore }: PlayerMatch): string {
  const score = homeScore === null || awayScore === null ? '–' : `${homeScore}-${awayScore}`;
  return `${homeId.short} ${score} ${awayId.short}`;
}
