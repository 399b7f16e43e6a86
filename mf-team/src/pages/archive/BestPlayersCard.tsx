import { Card, CardHeader, Flag, Jersey, ListRow, Num, TextLink } from '@euro/design-system';
import { shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';

const MOST = 4;

/** The players with the most points in the tournament. */
export function BestPlayersCard() {
  const t = useText(archiveHomeTexts);
  const { players } = useWorld();
  const names = useNames();
  const format = useFormat();
  const titleId = useId();
  const { navigation } = usePlatform();
  const bestPlayers = [...players.values()].sort((a, b) => b.points - a.points || a.id - b.id).slice(0, MOST);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('players')}
        aside={
          navigation.has('/stats') && (
            <TextLink href="/stats" icon={<ChevronRight size={18} aria-hidden />}>
              {t('stats')}
            </TextLink>
          )
        }
      />
      <List>
        {bestPlayers.map((player) => {
          const code = names.clubCode(player.clubId);
          return (
            <ListRow
              key={player.id}
              leading={<Jersey {...shirtOf(player, code)} size={40} />}
              title={names.player(player.id)}
              detail={
                <Nation>
                  <Flag nation={code} />
                  <span>{code}</span>
                </Nation>
              }
              trailing={<Num>{format.points(player.points)}</Num>}
            />
          );
        })}
      </List>
    </Card>
  );
}

const List = styled.ol`
  container-type: inline-size;
  padding-bottom: 4px;
`;

const Nation = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
`;
