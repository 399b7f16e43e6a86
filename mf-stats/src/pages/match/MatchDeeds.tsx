import type { Match, MatchSide } from '@euro/api-contract';
import { CardTitle, Cluster, Soft } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { MatchSummary, type SummaryName } from '../../components/matches/MatchSummary.js';
import { PointsChip } from '../../components/PointsChip.js';
import type { MatchPhase } from '../../domain/matchFacts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { DEED_KINDS, type DeedKind, deedsOf, type MatchDeed } from './matchSheet.js';
import { NewsCard } from './NewsCard.js';

/** As high with a pill as without. */
const Head = styled(Cluster)`
  align-content: flex-start;
  [data-steady] > & {
    min-height: 4.25rem;
    @media (min-width: 30em) { min-height: 2.25rem; }
  }
`;

interface MatchDeedsProps {
  readonly match: Match;
  readonly phase: MatchPhase;
  readonly home: MatchSide;
  readonly away: MatchSide;
  /** The match was not over when the page opened. */
  readonly isFollowed: boolean;
  readonly onOpen: (playerId: number) => void;
}

/**
 * Who scored and who was booked so far, and what the points of the match are worth. While it is followed every kind has room
 * for its line, so that no goal and no card moves anything, and neither does the end; the line itself appears with its first
 * player.
 */
export function MatchDeeds({ match, phase, home, away, isFollowed, onOpen }: MatchDeedsProps) {
  const t = useText(matchTexts);
  const weeks = useShared(usePlatform().state.matches).value?.weeks ?? [];
  const state = weeks.find(({ weekId }) => weekId === match.weekId)?.state;
  // Points of a match that is played may change before anybody has counted them.
  const isFinal = phase === 'after' && state === 'confirmed';
  const worth = isFinal ? 'confirmed' : phase === 'during' || state !== undefined ? 'provisional' : 'none';
  const name =
    (kind: DeedKind) =>
    ({ player, count, own }: MatchDeed): SummaryName => ({
      id: `${kind} ${player.id}`,
      name: player.short,
      detail: [count > 1 && `×${count}`, own && t('deed.own')].filter(Boolean).join(' ') || undefined,
      onPress: () => onOpen(player.id),
    });
  const rows = DEED_KINDS.map((kind) => ({
    kind,
    label: t(`deed.${kind}`),
    home: deedsOf(kind, home, away).map(name(kind)),
    away: deedsOf(kind, away, home).map(name(kind)),
  })).filter((row) => isFollowed || row.home.length + row.away.length > 0);
  return (
    <NewsCard data-steady={isFollowed || undefined}>
      <Head $justify="space-between">
        <CardTitle>{t('deeds')}</CardTitle>
        <PointsChip points={worth} />
      </Head>
      {rows.length === 0 ? (
        <Soft>{t('deeds.none')}</Soft>
      ) : (
        <MatchSummary
          label={t('deeds')}
          rows={rows}
          steady={
            isFollowed
              ? {
                  emptyText: t(phase === 'during' ? 'deeds.notYet' : 'deeds.none'),
                  moreText: ({ label }) => t('deeds.all', { kind: label }),
                }
              : undefined
          }
        />
      )}
    </NewsCard>
  );
}
