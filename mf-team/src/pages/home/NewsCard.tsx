import type { Player } from '@euro/api-contract';
import { Card, CardHeader, ListRow, TextLink } from '@euro/design-system';
import { useNames, useStatus } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { homeTexts } from '../../texts/homeTexts.js';
import { MarkedShirt } from './TodoCard.js';

/** Rows that are read at a glance. */
const MOST = 4;

/** Props of {@link NewsCard}. */
export interface NewsCardProps {
  readonly teamId: number;
  /** Players of the team of whom there is news, the most serious first. */
  readonly players: readonly Player[];
}

/** What is new about the players of the team: who is banned, injured, doubtful, or a card away from a ban. */
export function NewsCard({ teamId, players }: NewsCardProps) {
  const t = useText(homeTexts);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('news')}
        aside={
          players.length > MOST && (
            <TextLink href={`/team/${teamId}`} icon={<ChevronRight size={18} aria-hidden />}>
              {t('allNews')}
            </TextLink>
          )
        }
      />
      <List>
        {players.slice(0, MOST).map((player) => (
          <NewsRow key={player.id} player={player} />
        ))}
      </List>
    </Card>
  );
}

function NewsRow({ player }: { readonly player: Player }) {
  const names = useNames();
  const status = useStatus(player);
  return (
    <ListRow
      leading={<MarkedShirt playerId={player.id} />}
      title={names.player(player.id)}
      detail={[status?.text, status?.detail].filter(Boolean).join(' · ')}
    />
  );
}

const List = styled.ul`
  container-type: inline-size;
  padding-bottom: 4px;
`;
