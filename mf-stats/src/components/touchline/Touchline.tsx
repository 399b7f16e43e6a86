import { onNight, token } from '@euro/design-system';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${onNight}
  container-type: inline-size;
  position: relative;
  padding: 10px 1cqw 12px;
  background:
    linear-gradient(${token.chalk}, ${token.chalk}) 0 0 / 100% 2px no-repeat,
    linear-gradient(#00150b29, #00150b52),
    ${token.pitchOut};
  --em-card-width: min(124px, 100%);
  --em-card-jersey: clamp(34px, 10.4cqw, 64px);
`;

const Title = styled.h3`
  margin-bottom: 8px;
  padding-inline: 12px;
  font-size: 0.75rem;
  line-height: 1.4;
  font-weight: 700;
  color: #fff;
`;

const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 1.4cqw;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 3px;
    flex: 0 1 18.2cqw;
    min-width: max(3.25rem, min(62px, 18.2cqw));
    max-width: 124px;
  }
`;

/** As high as a row of players who came on. */
const Nobody = styled.div`
  position: relative;
  & > p { position: absolute; inset: 0; display: grid; place-items: center; font-size: 0.875rem; color: #fff; }
  & > ul { visibility: hidden; }
`;

const Note = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;
  font-size: 0.75rem;
  line-height: 1rem;
  font-weight: 750;
  white-space: nowrap;
  svg { width: 13px; height: 13px; color: ${token.live}; }
`;

/** A place along the touchline. */
export interface TouchlinePlace {
  id: string | number;
  /** His minute of coming on, beside an arrow: "63′". */
  note: string;
  card: ReactNode;
}

/** Props of {@link Touchline}. */
export interface TouchlineProps {
  /** "Ingevallen". */
  title: string;
  /** The title with whose it is, where a page has two: "Ingevallen bij Duitsland". */
  label?: string;
  /** PlayerCards in the order of coming on; the label of each includes the minute. */
  places: readonly TouchlinePlace[];
  /** Shown while there are no places, with a card that takes as much room as those that may come. */
  empty?: { text: string; card: ReactNode };
}

/** The strip beside the pitch with the players who came on, attached below a Pitch. */
export function Touchline({ title, label, places, empty }: TouchlineProps) {
  const titleId = useId();
  return (
    <Root {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })}>
      <Title id={titleId}>{title}</Title>
      {places.length === 0 && empty ? (
        <Nobody>
          <Strip as="ul" aria-hidden="true">
            <Place note="0′" card={empty.card} />
          </Strip>
          <p>{empty.text}</p>
        </Nobody>
      ) : (
        <Strip>
          {places.map(({ id, ...place }) => (
            <Place key={id} {...place} />
          ))}
        </Strip>
      )}
    </Root>
  );
}

function Place({ note, card }: Omit<TouchlinePlace, 'id'>) {
  return (
    <li>
      <Note aria-hidden="true">
        <ArrowUp strokeWidth={3} />
        <span>{note}</span>
      </Note>
      {card}
    </li>
  );
}
