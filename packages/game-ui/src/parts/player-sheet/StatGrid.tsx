import { numeral, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 20px;
  padding: 0 16px 12px;
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
  & > div { display: flex; justify-content: space-between; align-items: baseline; gap: 8px; padding: 7px 0; border-top: 1px solid ${token.line}; }
  & > div:nth-child(-n + 2) { border-top: 0; }
  dt { min-width: 0; font-size: 0.8125rem; line-height: 1.3; color: ${token.inkSoft}; overflow-wrap: anywhere; }
  dd { ${numeral} font-size: 1rem; white-space: nowrap; }
`;

/** Props of {@link StatGrid}. */
export interface StatGridProps {
  stats: readonly {
    readonly id: string;
    /** "Doelpunten". */
    readonly name: string;
    /** "3", "12–9". */
    readonly value: ReactNode;
  }[];
}

/** Statistics by name, in two columns. */
export function StatGrid({ stats }: StatGridProps) {
  return (
    <Root>
      {stats.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
