import { numeral, token } from '@euro/design-system';
import { AssistMark, CardMark, GoalMark } from '@euro/game-ui';
import styled from 'styled-components';

const Root = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 56px minmax(0, 1fr);
    align-items: center;
    min-height: 52px;
    padding-block: 6px;
  }
  & > li + li { border-top: 1px solid ${token.line}; }
`;

const Who = styled.span`
  line-height: 1.25;
  overflow-wrap: anywhere;
  b { display: block; font-weight: 650; }
  small { font-size: 0.75rem; color: ${token.inkSoft}; }
  &[data-side='home'] { grid-column: 1; grid-row: 1; text-align: right; }
  &[data-side='away'] { grid-column: 3; grid-row: 1; }
`;

const What = styled.span`
  grid-column: 2;
  grid-row: 1;
  display: grid;
  justify-items: center;
  gap: 3px;
  b { ${numeral} font-size: 0.875rem; }
`;

/** A goal, an assist or a card. */
export interface MatchEvent {
  id: string | number;
  side: 'home' | 'away';
  kind: 'goal' | 'assist' | 'yellow' | 'red';
  /** "doelpunt", "rode kaart": accessible name of the mark. */
  kindLabel: string;
  name: string;
  /** "assist Kimmich", "owngoal", "strafschop". */
  detail?: string;
  /** "45+1′"; absent without minutes in the data. */
  minute?: string;
}

/** Props of {@link ScorersList}. */
export interface ScorersListProps {
  label: string;
  events: readonly MatchEvent[];
}

/** Goals and cards, home at the left and away at the right. */
export function ScorersList({ label, events }: ScorersListProps) {
  return (
    <Root aria-label={label}>
      {events.map((event) => (
        <li key={event.id}>
          <Who data-side={event.side}>
            <b>{event.name}</b>
            {event.detail && <small>{event.detail}</small>}
          </Who>
          <What>
            <EventMark {...event} />
            {event.minute && <b>{event.minute}</b>}
          </What>
        </li>
      ))}
    </Root>
  );
}

function EventMark({ kind, kindLabel }: Pick<MatchEvent, 'kind' | 'kindLabel'>) {
  if (kind === 'goal') return <GoalMark label={kindLabel} />;
  if (kind === 'assist') return <AssistMark label={kindLabel} />;
  return <CardMark colour={kind} label={kindLabel} />;
}
