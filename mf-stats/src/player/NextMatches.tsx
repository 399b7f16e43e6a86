import type { Player } from '@euro/api-contract';
import { Card, CardHeader, Flag, formatDateTime, ListRow, Soft } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { playerTexts } from '../messages/playerTexts.js';
import { clubOf } from '../model/shirtOf.js';

const None = styled(Soft)`
  padding: 4px 16px 16px;
  @container (min-width: 425px) { padding-inline: 20px; }
`;

/** Whom a player meets next, as far as that is known. */
export function NextMatches({ player }: { readonly player: Player }) {
  const t = useText(playerTexts);
  const language = useLocale();
  const platform = usePlatform();
  const clubs = useShared(platform.state.clubs);
  const coming = player.upcomingMatches.filter(({ date }) => Date.parse(date) > platform.clock.now());
  return (
    <Card>
      <CardHeader title={t('next.title')} />
      {coming.length === 0 && <None>{t('next.none')}</None>}
      <ul>
        {coming.map(({ id, date, homeId, awayId }) => {
          const home = homeId.id === player.clubId;
          const opponent = home ? awayId : homeId;
          const nation = clubOf(clubs, opponent.id)?.[language] ?? opponent.short;
          return (
            <ListRow
              key={id}
              leading={<Flag nation={opponent.short} size={28} />}
              title={t(home ? 'next.home' : 'next.away', { nation })}
              detail={formatDateTime(date, formatLocale(language), 'medium')}
            />
          );
        })}
      </ul>
    </Card>
  );
}
