import { inElement, Jersey, numeral, token } from '@euro/design-system';
import type { Shirt } from '@euro/game-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Consequences of a final action: rows of {@link AfterRow} and {@link AfterPlayers} in a dialog. */
export const AfterList = styled.dl`
  & > div { display: flex; justify-content: space-between; align-items: center; gap: 16px; min-height: 46px; padding: 8px 0; font-size: 0.9375rem; }
  & > div + div { border-top: 1px solid ${token.line}; }
  dt { flex: none; max-width: 50%; font-weight: 600; color: ${token.inkSoft}; }
  dd { text-align: right; font-weight: 700; }
`;

const Before = styled.span`
  margin-right: 8px;
  font-weight: 600;
  white-space: nowrap;
  color: ${token.inkSoft};
`;

const After = styled.span`
  ${numeral}
  font-size: 1.125rem;
  font-stretch: 115%;
  white-space: nowrap;
`;

const Note = styled.span`
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.inkSoft};
`;

/** Props of {@link AfterRow}. */
export interface AfterRowProps {
  label: ReactNode;
  /** As it is now: "€ 1,5". */
  before?: ReactNode;
  /** As it will be: "€ 3,5 mln". */
  after: ReactNode;
  /** "van max. 3", "gespaard". */
  note?: ReactNode;
  /** `text` for words, which need no numerals. */
  look?: 'number' | 'text';
}

/** One thing before → after. */
export function AfterRow({ label, before, after, note, look = 'number' }: AfterRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before !== undefined && (
          <Before>
            {inElement(before)} <span>→</span>
          </Before>
        )}
        {look === 'number' ? <After>{after}</After> : inElement(after)} {note && <Note>{note}</Note>}
      </dd>
    </div>
  );
}

const Shirts = styled.dd`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px 18px;
  span { display: inline-flex; align-items: center; gap: 6px; font-weight: 750; }
  .em-jersey { width: 32px; height: 32px; }
  &[data-tone='soft'] span { color: ${token.inkSoft}; }
`;

/** Props of {@link AfterPlayers}. */
export interface AfterPlayersProps {
  label: ReactNode;
  players: readonly { id: number; name: string; shirt: Shirt }[];
  /** `soft` for sold players. */
  tone?: 'plain' | 'soft';
}

/** Players with their shirts in a row of an {@link AfterList}. */
export function AfterPlayers({ label, players, tone = 'plain' }: AfterPlayersProps) {
  return (
    <div>
      <dt>{label}</dt>
      <Shirts data-tone={tone}>
        {players.map(({ id, name, shirt }) => (
          <span key={id}>
            <Jersey {...shirt} />
            <span>{name}</span>
          </span>
        ))}
      </Shirts>
    </div>
  );
}
