import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../tokens/breakpoints.js';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';
import { Countdown, type CountdownProps, type CountdownUnits } from './Countdown.js';

const Root = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
  &[data-phone='line'] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    /* Letters so large that it has no room beside its title. */
    @media (max-width: 18em) { grid-template-columns: minmax(0, 1fr); }
  }
  ${media.laptop} {
    &[data-phone] { grid-template-columns: minmax(0, 1fr); width: 440px; }
  }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 8px;
  font-size: 0.875rem;
  line-height: 1.5;
  font-weight: 700;
  & > :last-child { font-weight: 500; color: ${token.onNightSoft}; }
  [data-phone='line'] > & { flex-direction: column; }
  ${media.laptop} {
    font-size: 1rem;
    [data-phone] > & { flex-direction: row; }
  }
`;

const OnPhone = styled.div`
  ${media.laptop} { display: none; }
`;

const OnLaptop = styled.div`
  display: none;
  ${media.laptop} { display: block; }
`;

/** Props of {@link DeadlineBlock}. */
export interface DeadlineBlockProps extends Omit<CountdownProps, 'look'> {
  /** "Deadline speeldag 3". */
  title: ReactNode;
  /** "zondag 23/06/24 · 21.00 u.". */
  date: ReactNode;
  /** Below 1024 px: tiles, or one line beside the title. */
  phone?: 'tiles' | 'line';
  /** Short words for the one line: d, u, min, s. */
  lineUnits?: CountdownUnits;
}

/** A deadline in a band: what, when, and how long still. */
export function DeadlineBlock({
  title,
  date,
  phone = 'tiles',
  lineUnits,
  onDone,
  ...countdown
}: DeadlineBlockProps) {
  return (
    <Root data-phone={phone}>
      <Head>
        {inElement(title)}
        <span>{date}</span>
      </Head>
      {phone === 'line' ? (
        <>
          <OnPhone>
            <Countdown {...countdown} units={lineUnits ?? countdown.units} look="line" onDone={onDone} />
          </OnPhone>
          <OnLaptop>
            <Countdown {...countdown} look="band" />
          </OnLaptop>
        </>
      ) : (
        <Countdown {...countdown} look="band" onDone={onDone} />
      )}
    </Root>
  );
}
