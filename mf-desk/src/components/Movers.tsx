import type { PackImport } from '@euro/api-contract';
import { token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { touchedTexts } from '../texts/touchedTexts.js';

type Teams = NonNullable<NonNullable<PackImport['report']>['teams']>;

/** The teams that move farthest: their points and places before and after. */
export function Movers({ movers }: Pick<Teams, 'movers'>) {
  const t = useText(touchedTexts);
  const { teamPoints, rank } = useFormat();
  const signed = (points: number) => `${points > 0 ? '+' : ''}${teamPoints(points)}`;
  return (
    <Table aria-label={t('movers')}>
      <thead>
        <tr>
          <th scope="col">{t('team')}</th>
          <th scope="col">{t('difference')}</th>
          <th scope="col">{t('place')}</th>
        </tr>
      </thead>
      <tbody>
        {movers.map(({ teamId, name, points, rank: place }) => (
          <tr key={teamId}>
            <th scope="row">
              <span>{name}</span>
              <small>{`${teamPoints(points.from)} → ${teamPoints(points.to)}`}</small>
            </th>
            <Difference data-up={points.to >= points.from}>{signed(points.to - points.from)}</Difference>
            <td>
              <span>{`${place.from === null ? '–' : rank(place.from)} → `}</span>
              <b>{rank(place.to)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  th, td { padding: 10px 6px; text-align: right; border-top: 1px solid ${token.line}; }
  th:first-child { padding-left: 16px; text-align: left; overflow-wrap: anywhere; }
  td:last-child, th:last-child { padding-right: 16px; }
  thead th { padding-block: 8px; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; background: ${token.sunken}; }
  tbody th { font-weight: 700; line-height: 1.3; }
  td { font-variant-numeric: tabular-nums; white-space: nowrap; color: ${token.inkSoft}; }
  b { color: ${token.ink}; }
  small { display: block; font-size: 0.75rem; font-weight: 500; color: ${token.inkSoft}; }
`;

const Difference = styled.td`
  && { font-weight: 750; color: ${token.danger}; }
  &&[data-up='true'] { color: ${token.positiveText}; }
`;
