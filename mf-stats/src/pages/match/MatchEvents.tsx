import type { Match, MatchSide } from '@euro/api-contract';
import { CardTitle, Cluster, Soft } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { MatchSummary, type SummaryName } from '../../components/matches/MatchSummary.js';
import { PointsChip } from '../../components/PointsChip.js';
import type { MatchPhase } from '../../domain/matchFacts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { EVENT_KINDS, type EventKind, eventsOf, type PlayerEvents } from './matchSheet.js';
import { NewsCard } from './NewsCard.js';

/** As high with a pill as without. */
const Head = styled(Cluster)`
  align-content: flex-start;
  min-height: 4.25rem;
  @media (min-width: 30em) { min-height: 2.25rem; }
`;

interface MatchEventsProps {
  readonly match: Match;
  readonly phase: MatchPhase;
  readonly home: MatchSide;
  readonly away: MatchSide;
  /** The match was not over when the page opened. */
  readonly isFollowed: boolean;
  readonly onOpen: (playerId: number) => void;
}

/**
 * Goals and cards so far, and the status of the match's points. While the match is followed every kind reserves its
 * line, so that neither events nor the final whistle move the layout; the line appears with its first player.
 */
export function MatchEvents({ match, phase, home, away, isFollowed, onOpen }: MatchEventsProps) {
  const t = useText(matchTexts);
  const weeks = useShared(usePlatform().state.matches).value?.weeks ?? [];
  const state = weeks.find(({ weekId }) => weekId === match.weekId)?.state;
  // Points of a match that is played may change before anybody has counted them.
  const isFinal = phase === 'after' && state === 'confirmed';
  const worth = isFinal ? 'confirmed' : phase === 'during' || state !== undefined ? 'provisional' : 'none';
  const name =
    (kind: EventKind) =>
    ({ player, count, isOwnGoal }: PlayerEvents): SummaryName => ({
      id: `${kind} ${player.id}`,
      name: player.short,
      detail: [count > 1 && `×${count}`, isOwnGoal && t('event.own')].filter(Boolean).join(' ') || undefined,
      onPress: () => onOpen(player.id),
    });
  const rows = EVENT_KINDS.map((kind) => ({
    kind,
    label: t(`event.${kind}`),
    home: eventsOf(kind, home, away).map(name(kind)),
    away: eventsOf(kind, away, home).map(name(kind)),
  })).filter((row) => isFollowed || row.home.length + row.away.length > 0);
  return (
    <NewsCard data-steady={isFollowed || undefined}>
      <Head $justify="space-between">
        <CardTitle>{t('events')}</CardTitle>
        <PointsChip points={worth} />
      </Head>
      {rows.length === 0 ? (
        <Soft>{t('events.none')}</Soft>
      ) : (
        <MatchSummary
          label={t('events')}
          rows={rows}
          steady={
            isFollowed
              ? {
                  emptyText: t(phase === 'during' ? 'events.notYet' : 'events.none'),
                  moreText: ({ label }) => t('events.all', { kind: label }),
                }
              : undefined
          }
        />
      )}
    </NewsCard>
  );
}
