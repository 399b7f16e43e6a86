import { CardTitle, onNight, token } from '@euro/design-system';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { largeLetters } from '../layout.js';

const Root = styled.section`
  ${onNight}
  container-type: inline-size;
  background: ${token.nightDeep};
  --em-plate-second: ${token.plateBench};
  &[data-strip] {
    display: flex;
    align-items: center;
    min-height: 56px;
    padding-inline: 12px 4px;
    --em-card-width: 44px;
    --em-card-jersey: 36px;
    &[data-full] { --em-card-width: 30px; --em-card-jersey: 26px; }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 10px 16px 0;
  font-size: 0.75rem;
  font-weight: 600;
  color: ${token.onNightSoft};
  ${CardTitle} { color: ${token.onNight}; }
  [data-strip] > & { flex: none; padding: 0; ${CardTitle} { font: inherit; color: inherit; } }
  @container (min-width: 40rem) { padding: 16px 24px 0; }
`;

const Cells = styled.ol`
  display: grid;
  grid-template-columns: repeat(var(--em-seats, 4), minmax(0, 1fr));
  padding: 8px 1cqw 14px;
  @container (min-width: 40rem) {
    grid-template-columns: repeat(var(--em-seats-wide, 4), minmax(0, 1fr));
    padding: 12px 24px 22px;
    --em-card-width: min(136px, 94%);
    --em-card-jersey: 72px;
  }
  [data-strip] > & { flex: 1; grid-template-columns: repeat(var(--em-seats-wide, 4), minmax(0, 1fr)); padding: 0; }
  ${largeLetters} { grid-template-columns: repeat(2, minmax(0, 1fr)); row-gap: 12px; }
`;

const Cell = styled.li`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 6px;
  & + & { border-left: 1px solid #ffffff1f; }
  [data-strip] & { display: flex; justify-content: center; align-items: center; gap: 0; border: 0; }
`;

const Order = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  min-height: 1.25rem;
  font-size: 0.75rem;
  line-height: 1.125rem;
  font-weight: 600;
  white-space: nowrap;
  color: ${token.onNightSoft};
  b { font-size: 1rem; color: #fff; font-stretch: 125%; font-weight: 850; }
  @container (min-width: 40rem) { font-size: 0.875rem; b { font-size: 1.25rem; } }
  [data-strip] & { order: 1; margin-left: 4px; b { font: inherit; color: inherit; } }
`;

/** A place on the bench: the goalkeeper's has a label, the others show their order. */
export interface BenchSeat {
  id: string | number;
  /** Order as a numeral, from 1. */
  order?: number;
  /** "doelman", "valt eerst in", "uit basisploeg". */
  note?: string;
  card: ReactNode;
}

/** Props of {@link DugOut}. */
export interface DugOutProps {
  /** "De bank". */
  title: string;
  /** At the right: "Tik om te wisselen", "Nog 4 plaatsen" or a legend. */
  hint?: ReactNode;
  seats: readonly BenchSeat[];
  /** One line of shirts without plates, where the list below needs the room. */
  strip?: boolean;
}

/** Seats in one line on phones; more of them are in two. */
const LINE = 4;

/** The bench: a dug-out under the pitch with its places; nothing without places. */
export function DugOut({ title, hint, seats, strip = false }: DugOutProps) {
  if (seats.length === 0) return null;
  return (
    <Root aria-label={title} data-strip={strip || undefined} data-full={seats.length > LINE || undefined}>
      <Head>
        <CardTitle>{title}</CardTitle>
        {hint && !strip && <span>{hint}</span>}
      </Head>
      <Cells style={linesOf(seats.length)}>
        {seats.map((seat) => (
          <Cell key={seat.id}>
            <Order>
              {seat.order !== undefined && <b>{seat.order}</b>}
              {seat.note && <span>{seat.note}</span>}
            </Order>
            {seat.card}
          </Cell>
        ))}
      </Cells>
    </Root>
  );
}

/** The styles fit four places; other numbers set their own lines. */
function linesOf(seats: number): CSSProperties | undefined {
  if (seats === LINE) return undefined;
  const inLine = seats > LINE ? Math.ceil(seats / 2) : seats;
  return { '--em-seats': inLine, '--em-seats-wide': seats } as CSSProperties;
}

/** One sentence between pitch and bench, for example about an automatic substitution. */
export const PitchNote = styled.p`
  ${onNight}
  display: flex;
  gap: 10px;
  align-items: flex-start;
  padding: 12px 16px;
  background: ${token.nightLift};
  font-size: 0.875rem;
  line-height: 1.4;
  svg { width: 20px; height: 20px; flex: none; }
  @container (min-width: 40rem) { padding: 14px 24px; font-size: 0.9375rem; }
`;
