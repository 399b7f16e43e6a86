import type { TeamRecap } from '@euro/api-contract';
import { Card, CardHeader, ListRow, Num, numeral, token } from '@euro/design-system';
import { useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { recapTexts } from '../../texts/recapTexts.js';
import { List, ShirtThen } from './gainParts.js';

/** Points that stayed on the bench, and the rank that the best lineups would have given. */
export function BenchPriceCard({ recap: { bench, benchPoints } }: { readonly recap: TeamRecap }) {
  const t = useText(recapTexts);
  const format = useFormat();
  const names = useNames();
  const titleId = useId();
  const { players, bestPoints, bestRank } = bench;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('benchPrice')} />
      <Total>
        <b>{format.teamPoints(benchPoints)}</b>
        <span>
          <strong>{t('benchLeft')}</strong>
          {bestRank !== null && (
            <small>
              {t('benchRank', { points: format.teamPoints(bestPoints), rank: format.rank(bestRank) })}
            </small>
          )}
        </span>
      </Total>
      <List>
        {players.map(({ playerId, weekId, points }) => (
          <ListRow
            key={`${weekId} ${playerId}`}
            leading={<ShirtThen weekId={weekId} playerId={playerId} />}
            title={names.player(playerId)}
            detail={t('benchDetail', { week: weekId })}
            trailing={<Num>{format.points(points)}</Num>}
          />
        ))}
      </List>
    </Card>
  );
}

const Total = styled.p`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 4px 16px 12px;
  & > b { ${numeral} font-size: 2.5rem; letter-spacing: -0.03em; }
  strong, small { display: block; }
  strong { font-size: 0.9375rem; font-weight: 750; }
  small { font-size: 0.8125rem; color: ${token.inkSoft}; }
`;
