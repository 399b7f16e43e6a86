import type { RankingRow } from '@euro/api-contract';
import { Card, CardHeader, TextLink, token } from '@euro/design-system';
import { Standings, type StandingsColumn, type StandingsTeam, useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';

/** Teams that are shown, the winner first. */
export const FIRST_TEAMS = 3;

interface FinalRankingCardProps {
  readonly teams: readonly RankingRow['team'][];
  readonly ownId: number;
}

/** The first teams of the final ranking. */
export function FinalRankingCard({ teams, ownId }: FinalRankingCardProps) {
  const t = useText(archiveHomeTexts);
  const format = useFormat();
  const titleId = useId();
  const { navigation } = usePlatform();
  const columns: readonly StandingsColumn<StandingsTeam & { readonly manager: string }>[] = [
    { id: 'rank', head: t('rank'), width: 48 },
    { id: 'team', head: t('team'), cell: ({ manager }) => manager && <Manager>{manager}</Manager> },
    { id: 'total', head: t('total'), width: 96, end: true },
  ];
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('ranking')}
        aside={
          navigation.has('/rankings') && (
            <TextLink href="/rankings" icon={<ChevronRight size={18} aria-hidden />}>
              {t('rankings')}
            </TextLink>
          )
        }
      />
      <Standings
        short
        caption={t('rankingTable')}
        columns={columns}
        ownLabel={t('you')}
        loadingLabel={t('loading')}
        rows={teams.map(({ id, rank, badge, name, user, points }) => ({
          id,
          rank: format.whole(rank),
          badge,
          name,
          premiumLabel: user.premium ? t('premium') : undefined,
          manager: `${user.firstName} ${user.lastName}`.trim(),
          total: format.teamPoints(points),
          own: id === ownId,
          href: id === ownId ? `/points/${id}` : `/public/${id}`,
        }))}
      />
    </Card>
  );
}

const Manager = styled.small`
  display: block;
  font-size: 0.8125rem;
  line-height: 1.35;
  color: ${token.inkSoft};
  [data-own] & { color: ${token.onOwnRowSoft}; }
`;
