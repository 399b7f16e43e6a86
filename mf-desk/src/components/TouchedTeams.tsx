import type { PackImport } from '@euro/api-contract';
import { Soft } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { touchedTexts } from '../texts/touchedTexts.js';

const Movers = styled.ul`
  margin: 0;
  padding-left: 20px;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

type Teams = NonNullable<NonNullable<PackImport['report']>['teams']>;

/** How the ranking changes, and the teams that move farthest. */
export function TouchedTeams({ teams: { teams, of, moved, farthest, movers } }: { readonly teams: Teams }) {
  const t = useText(touchedTexts);
  const locale = formatLocale(useLocale());
  const points = (value: number) => value.toLocaleString(locale, { minimumFractionDigits: 1 });
  return (
    <div>
      <h4>{t('teams', { teams, of, moved })}</h4>
      <Soft>{t('farthest', { farthest })}</Soft>
      <Movers>
        {movers.map(({ teamId, name, points: { from, to }, rank }) => (
          <li key={teamId}>
            <b>{name}</b>
            <span>: </span>
            <span>
              {t('mover', {
                from: points(from),
                to: points(to),
                rankFrom: String(rank.from ?? '–'),
                rankTo: String(rank.to),
              })}
            </span>
          </li>
        ))}
      </Movers>
    </div>
  );
}
