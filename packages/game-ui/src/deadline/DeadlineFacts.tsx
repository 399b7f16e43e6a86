import { token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One thing that is locked, or that was not saved. */
export interface DeadlineFact {
  readonly id: string;
  /** A shirt or an icon. */
  readonly picture: ReactNode;
  /** "Gakpo blijft kapitein". */
  readonly title: string;
  /** "opgeslagen zo 23/06/24 · 18.12 u.". */
  readonly detail?: string;
}

/** Facts below each other, each with its picture. */
export function DeadlineFacts({ facts }: { facts: readonly DeadlineFact[] }) {
  return (
    <List>
      {facts.map(({ id, picture, title, detail }) => (
        <li key={id}>
          <i aria-hidden="true">{picture}</i>
          <div>
            <b>{title}</b>
            {detail && <small>{detail}</small>}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 12px; align-items: center; padding: 10px 0; }
  & > li + li { border-top: 1px solid ${token.line}; }
  i { display: grid; place-items: center; width: 40px; height: 40px; color: ${token.brand}; }
  i > svg:not(.em-jersey) { width: 22px; height: 22px; }
  b { display: block; font-size: 1rem; font-weight: 750; line-height: 1.3; overflow-wrap: anywhere; }
  small { display: block; margin-top: 2px; font-size: 0.8125rem; line-height: 1.35; color: ${token.inkSoft}; overflow-wrap: anywhere; }
`;
