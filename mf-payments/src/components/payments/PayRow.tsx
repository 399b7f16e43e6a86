import { Num, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.li`
  display: grid;
  grid-template-columns: 44px 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 10px;
  min-height: 76px;
  padding: 12px 16px 12px 12px;
  border-top: 1px solid ${token.line};
  &[data-selected='true'] { background: color-mix(in srgb, ${token.tint} 60%, transparent); }
  /* No room for a box on phones, and the edge of the title above. */
  @media (max-width: 47.9375em) { &:not(:has(input[type='checkbox'])) { grid-template-columns: 0 44px minmax(0, 1fr) auto; padding-left: 6px; } }
  @media (min-width: 48em) {
    grid-template-columns: 44px 44px minmax(0, 1fr) auto 96px 44px;
    padding: 8px 24px 8px 16px;
  }
  @media (min-width: 75em) { grid-template-columns: 44px 44px minmax(0, 1fr) auto 116px 44px; }
`;

const Choice = styled.div`
  grid-area: 1 / 1;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  /* A box without visible words has nothing beside it. */
  label { gap: 0; }
`;

const Crest = styled.div`
  grid-area: 1 / 2;
  display: grid;
  place-items: center;
`;

const Middle = styled.div`
  grid-area: 1 / 3;
  min-width: 0;
  &[data-wide='true'] { grid-column: 3 / -1; }
`;

const NameLine = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  line-height: 1.25;
  overflow-wrap: anywhere;
  & > :first-child { min-width: 0; font-weight: 650; }
  a { display: inline-flex; align-items: center; min-height: 24px; color: inherit; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Note = styled.span`
  display: block;
  margin-top: 1px;
  font-size: 0.75rem;
  line-height: 1.35;
  color: ${token.inkSoft};
`;

/* On phones the chip is below the name, beside the actions; from 768 px each has a separate column. */
const Under = styled.div`
  grid-column: 3 / -1;
  grid-row: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  @media (min-width: 48em) { display: contents; }
`;

const Status = styled.div`
  @media (min-width: 48em) { grid-area: 1 / 4; justify-self: end; }
`;

const Action = styled.div`
  @media (min-width: 48em) { grid-area: 2 / 3; margin-top: -8px; }
`;

const Amount = styled(Num)`
  grid-area: 1 / 4;
  text-align: right;
  font-size: 1rem;
  font-weight: 700;
  font-stretch: 112%;
  letter-spacing: 0;
  white-space: nowrap;
  @media (min-width: 48em) { grid-area: 1 / 5; }
`;

const Last = styled.div`
  grid-area: 1 / 6;
  display: grid;
  place-items: center;
  color: ${token.inkSoft};
  @media (max-width: 47.9375em) { display: none; }
`;

/** Props of {@link PayRow}. */
export interface PayRowProps {
  /** A {@link Checkbox} without visible text; nothing for a team that can't be chosen. */
  choice?: ReactNode;
  selected?: boolean;
  badge: ReactNode;
  /** A link to the team, and from 768 px small buttons beside it. */
  name: ReactNode;
  /** "Aangemaakt op 02/06/24". */
  note: ReactNode;
  /** A {@link Chip}. */
  status: ReactNode;
  /** "€ 7,00". */
  amount: ReactNode;
  /** Actions while it is pending: below the note, beside the chip on phones. */
  action?: ReactNode;
  /** A button at the end of the row, from 768 px. */
  last?: ReactNode;
  /** Instead of name and note, over the whole row: a form to rename it. */
  form?: ReactNode;
}

/** A team with its name, its payment's state and its price. In a list. */
export function PayRow({
  choice,
  selected = false,
  badge,
  name,
  note,
  status,
  amount,
  action,
  last,
  form,
}: PayRowProps) {
  return (
    <Root data-selected={selected}>
      <Choice>{choice}</Choice>
      <Crest>{badge}</Crest>
      {form ? (
        <Middle data-wide>{form}</Middle>
      ) : (
        <>
          <Middle>
            <NameLine>{name}</NameLine>
            <Note>{note}</Note>
          </Middle>
          <Under>
            <Status>{status}</Status>
            {action && <Action>{action}</Action>}
          </Under>
          <Amount>{amount}</Amount>
          {last && <Last>{last}</Last>}
        </>
      )}
    </Root>
  );
}

/** The list around rows. */
export const PayRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The title of the list with its actions. */
export const PayHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 14px 16px;
  @media (min-width: 48em) { padding: 16px 24px; }
`;
