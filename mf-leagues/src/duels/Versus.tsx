import type { RankedTeam } from '@euro/api-contract';
import { Badge, numeral, onNight, token } from '@euro/design-system';
import { ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A side of {@link Versus}. */
export interface VersusSide {
  /** Null: nobody yet. */
  readonly team: Pick<RankedTeam, 'id' | 'badge'> | null;
  readonly title: string;
  readonly detail: string;
}

interface VersusProps {
  readonly own: VersusSide;
  readonly other: VersusSide;
  /** Below both: the matchday. */
  readonly children?: ReactNode;
}

/** Two crests against each other, on night. */
export function Versus({ own, other, children }: VersusProps) {
  return (
    <Root>
      <Sides>
        <Side {...own} />
        <Vs aria-hidden="true">vs</Vs>
        <Side {...other} />
      </Sides>
      {children}
    </Root>
  );
}

function Side({ team, title, detail }: VersusSide) {
  return (
    <div>
      {team ? (
        <Badge seed={team.id} src={team.badge} size={72} onNight />
      ) : (
        <ShieldQuestion size={72} strokeWidth={1.25} aria-hidden />
      )}
      <b>{title}</b>
      <span>{detail}</span>
    </div>
  );
}

/** The band on night above the pages of duels. */
export const DuelHero = styled.section`
  ${onNight}
  background: linear-gradient(${token.nightLift}, ${token.nightDeep});
  color: #fff;
  text-align: center;
  h1 { font-size: clamp(1.75rem, 8vw, 2.25rem); font-weight: 900; font-stretch: 125%; line-height: 1.05; overflow-wrap: anywhere; }
`;

/** Its content, as narrow as on a phone. */
export const DuelStage = styled.div`
  display: grid;
  gap: 14px;
  max-width: 480px;
  margin-inline: auto;
  padding-block: 16px 24px;
`;

const Root = styled.div`
  ${onNight}
  display: grid;
  gap: 14px;
  color: #fff;
  text-align: center;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  & > div { display: grid; justify-items: center; gap: 2px; min-width: 0; overflow-wrap: anywhere; }
  & > div > svg { color: ${token.onNightSoft}; }
  b { margin-top: 8px; font-weight: 800; line-height: 1.2; }
  span { font-size: 0.875rem; color: ${token.onNightSoft}; }
`;

const Vs = styled.em`
  ${numeral}
  font-size: 2.25rem;
  color: ${token.accent};
`;
