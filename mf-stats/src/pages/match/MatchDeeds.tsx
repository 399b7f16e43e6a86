import type { Match, MatchSide } from '@euro/api-contract';
import { Card, CardTitle, Cluster, MatchSummary, Soft, type SummaryName } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { matchTexts } from '../../messages/matchTexts.js';
import type { MatchPhase } from '../../model/matchFacts.js';
import { PointsChip } from '../../parts/PointsChip.js';
import { DEED_KINDS, type DeedKind, deedsOf, type MatchDeed } from './matchSheet.js';

const Place = styled(Card)`
  margin-bottom: 16px;
  padding: 16px;
  @media (min-width: 48em) { margin-bottom: 24px; padding: 16px 24px 12px; }
`;

interface MatchDeedsProps {
  readonly match: Match;
  readonly phase: MatchPhase;
  readonly home: MatchSide;
  readonly away: MatchSide;
  readonly onOpen: (playerId: number) => void;
}

/**
 * Who scored and who was booked so far, and what the points of the match are worth. While it is played every kind has room
 * for its line, so that a first goal moves nothing, and neither does the end; the line itself appears with its first player.
 */
export function MatchDeeds({ match, phase, home, away, onOpen }: MatchDeedsProps) {
  const t = useText(matchTexts);
  const [wasFollowed, setFollowed] = useState(phase === 'during');
  if (phase === 'during' && !wasFollowed) setFollowed(true);
  const weeks = useShared(usePlatform().state.matches).value?.weeks ?? [];
  const state = weeks.find(({ weekId }) => weekId === match.weekId)?.state;
  // Points of a match that is played may change before anybody has counted them.
  const worth =
    phase === 'during' ? 'provisional' : state === 'confirmed' || state === 'provisional' ? state : 'none';
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
  })).filter((row) => wasFollowed || row.home.length + row.away.length > 0);
  return (
    <Place>
      <Cluster $justify="space-between">
        <CardTitle>{t('deeds')}</CardTitle>
        <PointsChip points={worth} />
      </Cluster>
      {rows.length === 0 ? (
        <Soft>{t('deeds.none')}</Soft>
      ) : (
        <MatchSummary
          label={t('deeds')}
          rows={rows}
          emptyText={t(phase === 'during' ? 'deeds.notYet' : 'deeds.none')}
        />
      )}
    </Place>
  );
}
