import type { Player } from '@euro/api-contract';
import { numeral, token } from '@euro/design-system';
import { useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { survivorsOf } from '../domain/survivors.js';
import { teamTexts } from '../texts/teamTexts.js';

interface SurvivorsCountProps {
  players: readonly Pick<Player, 'id' | 'positionId'>[];
}

/** In the knock-out: how many of the squad are still in the tournament, a bar for each of them. */
export function SurvivorsCount({ players }: SurvivorsCountProps) {
  const world = useWorld();
  const t = useText(teamTexts);
  const survivors = survivorsOf(players, world);
  if (survivors === null) return null;
  const { through, open, out } = survivors;
  const bars = [...kinds('through', through), ...kinds('open', open), ...kinds('out', out)];
  const isWhole = open + out === 0;
  return (
    <Root>
      <Sentence>
        <b aria-hidden>{through}</b>
        <span>
          <span>{isWhole ? t('survivorsAll', { count: through }) : t('survivors', { count: through })}</span>
          {open > 0 && <small>{t('survivorsOpen', { count: open })}</small>}
        </span>
      </Sentence>
      <Bars aria-hidden>
        {bars.map(({ id, kind }) => (
          <i key={id} data-kind={kind} />
        ))}
      </Bars>
      {!isWhole && (
        <Legend>
          {through > 0 && <li data-kind="through">{t('survivorsThrough', { count: through })}</li>}
          {open > 0 && <li data-kind="open">{t('survivorsUndecided', { count: open })}</li>}
          {out > 0 && <li data-kind="out">{t('survivorsOut', { count: out })}</li>}
        </Legend>
      )}
    </Root>
  );
}

type Kind = 'through' | 'open' | 'out';

function kinds(kind: Kind, count: number): { readonly id: string; readonly kind: Kind }[] {
  return Array.from({ length: count }, (_, place) => ({ id: `${kind} ${place}`, kind }));
}

const Root = styled.div`
  display: grid;
  gap: 10px;
  padding-block: 14px 16px;
  max-width: 440px;
`;

const Sentence = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 1.0625rem;
  line-height: 1.25;
  font-weight: 750;
  b { ${numeral} font-size: 2.75rem; line-height: 1; }
  small { display: block; font-size: 0.875rem; font-weight: 500; color: ${token.onNightSoft}; }
`;

const AMBER = '#FFC24B';

/** White is through, an amber outline is not decided, faded is out: explained by the legend, not by colour alone. */
const numberStyle = `
  &[data-kind='through'] { --bar: #fff; }
  &[data-kind='open'] { --bar: transparent; --edge: ${AMBER}; }
  &[data-kind='out'] { --bar: #ffffff40; }
`;

const Bars = styled.div`
  display: flex;
  gap: 4px;
  i {
    flex: 1;
    height: 12px;
    transform: skewX(-14deg);
    background: var(--bar);
    box-shadow: inset 0 0 0 1.5px var(--edge, transparent);
    ${numberStyle}
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: 0.875rem;
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    ${numberStyle}
    &::before {
      content: '';
      width: 10px;
      height: 12px;
      transform: skewX(-14deg);
      background: var(--bar);
      box-shadow: inset 0 0 0 1.5px var(--edge, transparent);
    }
  }
`;
