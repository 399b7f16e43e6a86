import { inElement, nightStripes, numeral, onNight, token } from '@euro/design-system';
import { largeLetters } from '@euro/game-ui';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  ${onNight}
  display: flex;
  align-items: center;
  gap: 14px 18px;
  ${largeLetters} { flex-wrap: wrap; }
`;

/** The same on a separate card, for a page without a band. */
export const TransferTallyCard = styled.div`
  ${nightStripes}
  overflow: hidden;
  padding: 14px 16px;
  border-radius: ${token.radiusCard};
  box-shadow: ${token.shadow1};
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;

const Groups = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 14px;
`;

const Group = styled.div`
  display: grid;
  justify-items: center;
  gap: 5px;
  & > span { display: flex; gap: 6px; }
  small { font-size: 0.75rem; line-height: 1; font-weight: 650; white-space: nowrap; color: ${token.onNightSoft}; }
`;

const Coin = styled.span`
  ${numeral}
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  ${largeLetters} { width: 1.75rem; height: 1.75rem; }
  border-radius: ${token.radiusFull};
  font-size: 1.125rem;
  background: ${token.accent};
  color: ${token.onAccent};
  box-shadow: inset 0 0 0 3px #0c15301f, inset 0 0 0 4.5px #fff6;
  transition: background ${token.calm};
  &[data-look='saved'] { background: #fff; color: var(--brand-text, #14205a); }
  &[data-look='used'] { background: none; color: ${token.onNightSoft}; box-shadow: inset 0 0 0 2px ${token.nightControl}; }
`;

const Words = styled.div`
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.35;
  color: ${token.onNightSoft};
  b { display: block; font-size: 1.125rem; font-weight: 800; font-stretch: 108%; line-height: 1.2; color: ${token.onNight}; }
`;

/** Most coins of a group that are drawn one by one. */
const MOST_COINS = 2;

/** Free transfers of one kind. */
export interface CoinGroup {
  /** `free`: of this matchday; `saved`: from earlier ones. */
  kind: 'free' | 'saved';
  left: number;
  /** Confirmed already: drawn as empty coins. */
  used?: number;
  /** Under the coins: "2 gratis". */
  text: string;
}

/** Props of {@link TransferTally}. */
export interface TransferTallyProps {
  groups: readonly CoinGroup[];
  /** "Nog 3". */
  title: ReactNode;
  /** "2 klaar, daarna 1 over". */
  text?: ReactNode;
}

/** The free transfers as coins, and the number left in words; on a dark background. */
export function TransferTally({ groups, title, text }: TransferTallyProps) {
  return (
    <Root>
      {groups.length > 0 && (
        <Groups>
          {groups.map((group) => (
            <Group key={group.kind}>
              <span aria-hidden="true">{coinsOf(group)}</span>
              <small>{group.text}</small>
            </Group>
          ))}
        </Groups>
      )}
      <Words>
        <b>{title}</b>
        {inElement(text)}
      </Words>
    </Root>
  );
}

/** Coins one by one, those that are gone last; a single one with a number when there are many. */
function coinsOf({ kind, left, used = 0 }: CoinGroup): ReactNode {
  if (left + used > MOST_COINS) {
    return <Coin data-look={left === 0 ? 'used' : kind}>{left}</Coin>;
  }
  return Array.from({ length: left + used }, (_, at) => at).map((at) => (
    <Coin key={at} data-look={at < left ? kind : 'used'}>
      <ArrowLeftRight size={20} strokeWidth={2.6} />
    </Coin>
  ));
}
