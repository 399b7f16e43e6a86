import type { Player } from '@euro/api-contract';
import { Card, CardHeader, Flag, ListRow, useClock } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { comingFixtures } from '../domain/fixtures.js';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { sheetTexts } from '../messages/sheetTexts.js';

/** Most coming matches that a sheet shows. */
const SHOWN = 3;

/** The coming matches of a player's nation, as far as they are known. */
export function NextMatches({ player, world }: { player: Player; world: World }) {
  const t = useText(sheetTexts);
  const format = useFormat();
  const names = useNames(world);
  const now = useClock();
  const coming = comingFixtures(player.clubId, world.matches, now()).slice(0, SHOWN);
  return (
    <Card>
      <CardHeader title={t('nextMatches')} />
      {coming.length === 0 ? (
        <Note>{t('noNextMatch')}</Note>
      ) : (
        <ul>
          {coming.map(({ match, opponent, home }) => (
            <ListRow
              key={match.id}
              leading={<Flag nation={opponent.short} />}
              title={t(home ? 'opponentHome' : 'opponentAway', { opponent: names.club(opponent.id) })}
              detail={[format.shortMoment(match.date), match.city].filter((part) => part !== '').join(' · ')}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

const Note = styled.p`
  padding: 0 20px 20px;
`;
