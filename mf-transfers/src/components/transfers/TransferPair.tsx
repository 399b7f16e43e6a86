import { bareButton, ellipsis, Jersey, numeral, token } from '@euro/design-system';
import type { Shirt } from '@euro/game-ui';
import { ArrowRight, Plus, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 28px minmax(0, 1fr);
  gap: 4px;
  align-items: center;
  padding: 12px 16px 8px;
  & + & { border-top: 1px solid ${token.line}; }
  & > svg { justify-self: center; color: ${token.inkSoft}; }
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  min-width: 0;
  text-align: left;
  .em-jersey { width: 40px; height: 40px; }
  &[data-side='out'] .em-jersey { filter: grayscale(0.8) opacity(0.75); }
  b { ${ellipsis} display: block; font-size: 0.9375rem; font-weight: 750; font-stretch: 94%; line-height: 1.2; }
  small { display: flex; align-items: center; gap: 5px; margin-top: 2px; font-size: 0.75rem; font-weight: 600; white-space: nowrap; color: ${token.inkSoft}; }
`;

const Tag = styled.i`
  padding: 0 6px;
  border-radius: 4px;
  font-style: normal;
  font-size: 0.75rem;
  line-height: 1.125rem;
  font-weight: 800;
  color: #fff;
  background: ${token.tagOut};
  &[data-side='in'] { background: ${token.tagIn}; }
`;

const Choose = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 10px;
  border-radius: ${token.radiusField};
  border: 1.5px dashed ${token.control};
  font-size: 0.875rem;
  font-weight: 700;
  color: ${token.brand};
  &:hover { background: ${token.tint}; }
  &[data-active] { border-style: solid; border-color: ${token.brand}; }
  svg { flex: none; }
`;

const Sums = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  font-size: 0.8125rem;
  font-weight: 600;
  color: ${token.inkSoft};
`;

const Money = styled.span`
  ${numeral}
  font-size: 1rem;
  font-stretch: 115%;
  white-space: nowrap;
  color: ${token.ink};
  &[data-tone='gain'] { color: ${token.positiveText}; }
  &[data-tone='loss'] { color: ${token.danger}; }
`;

const Back = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 0 6px;
  margin-right: -6px;
  border-radius: ${token.radiusField};
  font-size: 0.8125rem;
  font-weight: 700;
  &:hover { color: ${token.ink}; }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  display: flex;
  align-items: flex-start;
  gap: 6px;
  padding-bottom: 6px;
  font-size: 0.8125rem;
  line-height: 1.4;
  font-weight: 650;
  color: ${token.danger};
  svg { flex: none; margin-top: 2px; }
`;

/** One side of a transfer. */
export interface PairPlayer {
  name: string;
  shirt: Shirt;
  /** "uit" or "in". */
  tag: string;
  /** "€ 10,0"; absent when it is hidden. */
  price?: string;
}

/** Props of {@link TransferPair}. */
export interface TransferPairProps {
  outgoing: PairPlayer;
  /** Absent before a replacement is chosen: an empty place. */
  incoming?: PairPlayer;
  /** "Kies". */
  chooseText: string;
  /** "Kies wie er in komt voor Mbappé". */
  chooseLabel: string;
  /** The list shows who could come in for this one. */
  choosing?: boolean;
  onChoose: () => void;
  /** "+ € 2,5 mln". */
  money: string;
  moneyTone?: 'gain' | 'loss';
  /** "gratis", "extra", with the tax when there is any. */
  note: ReactNode;
  /** Why it can't be confirmed. */
  problem?: string;
  /** "Terug". */
  backText: string;
  /** "Neem de transfer van Mbappé terug". */
  backLabel: string;
  onBack: () => void;
}

/** A prepared transfer: both players, its effect on the money, and an undo. Put it in a `ul`. */
export function TransferPair({
  outgoing,
  incoming,
  chooseText,
  chooseLabel,
  choosing = false,
  onChoose,
  money,
  moneyTone,
  note,
  problem,
  backText,
  backLabel,
  onBack,
}: TransferPairProps) {
  return (
    <Root>
      <Side side="out" player={outgoing} />
      <ArrowRight size={20} aria-hidden />
      {incoming ? (
        <Side side="in" player={incoming} />
      ) : (
        <Choose type="button" aria-label={chooseLabel} data-active={choosing || undefined} onClick={onChoose}>
          <Plus size={18} strokeWidth={2.6} aria-hidden />
          <span>{chooseText}</span>
        </Choose>
      )}
      <Sums>
        <Money data-tone={moneyTone}>{money}</Money>
        <span>{note}</span>
        <Back type="button" aria-label={backLabel} onClick={onBack}>
          <Undo2 size={18} aria-hidden />
          <span>{backText}</span>
        </Back>
      </Sums>
      {problem && (
        <Problem>
          <TriangleAlert size={14} aria-hidden />
          <span>{problem}</span>
        </Problem>
      )}
    </Root>
  );
}

function Side({ side, player: { name, shirt, tag, price } }: { side: 'out' | 'in'; player: PairPlayer }) {
  return (
    <Who data-side={side}>
      <Jersey {...shirt} />
      <div>
        <b>{name}</b>
        <small>
          <Tag data-side={side}>{tag}</Tag>
          {price && <span>{price}</span>}
        </small>
      </div>
    </Who>
  );
}
