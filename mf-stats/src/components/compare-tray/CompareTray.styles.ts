import { bareButton, heading, numeral, onNight, token } from '@euro/design-system';
import styled from 'styled-components';

const WIDE = '@container (min-width: 43.75rem)';
/** Room for a player's picture, name and points on one line; four players need more. */
const ROOMY = '@container (min-width: 60rem)';
const ROOMY_FOR_FOUR = '@container (min-width: 72rem)';

/** Rules of what lies in {@link Players} once each of them has its line. */
const onOneLine = (rules: string, ofFour = '') => `
  ${ROOMY} { [data-count]:not([data-count='4']) & { ${rules} } }
  ${ROOMY_FOR_FOUR} { [data-count='4'] & { ${rules} ${ofFour} } }
`;

export const Root = styled.section`
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${token.nightLine};
  border-radius: 16px;
  box-shadow: ${token.shadow2};
`;

export const Night = styled.div`
  ${onNight}
  background: linear-gradient(160deg, ${token.nightDeep}, ${token.night});
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid ${token.nightLine};
  h2 { ${heading} font-size: 1.125rem; }
  ${WIDE} { padding: 12px 24px; }
`;

export const Clear = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 12px;
  border-radius: ${token.radiusField};
  font-size: 1rem;
  font-weight: 700;
  &:hover { background: #ffffff1a; }
`;

/** Equal columns; four are two by two where they would be too narrow. */
export const Players = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  border-bottom: 1px solid ${token.nightLine};
  &[data-count='4'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :nth-child(odd) { border-left: 0; }
    & > :nth-child(n + 3) { border-top: 1px solid ${token.nightLine}; }
  }
  ${WIDE} {
    &[data-facts] { padding-left: 160px; border-bottom: 0; }
    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      & > :nth-child(3) { border-left: 1px solid ${token.nightLine}; }
      & > :nth-child(n + 3) { border-top: 0; }
    }
  }
  ${ROOMY} { &[data-facts] { padding-left: 200px; } }
`;

export const Player = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 4px;
  min-width: 0;
  padding: 14px 8px;
  text-align: center;
  & + & { border-left: 1px solid ${token.nightLine}; }
  .em-jersey { width: 56px; height: 56px; }
  ${onOneLine(
    `
      grid-template-columns: 56px minmax(0, 1fr) auto;
      justify-items: start;
      align-items: center;
      gap: 0 12px;
      padding: 14px 44px 14px 24px;
      text-align: left;
      .em-jersey { grid-row: 1 / 3; }
    `,
    'padding: 14px 40px 14px 12px; gap: 0 8px; .em-jersey { width: 44px; }',
  )}
`;

export const Name = styled.b`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.875rem;
  font-weight: 700;
  ${onOneLine('align-self: end; font-size: 1.125rem; line-height: 1.3;', 'font-size: 1rem;')}
`;

export const Key = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  max-width: 100%;
  font-size: 0.75rem;
  white-space: nowrap;
  color: ${token.onNightSoft};
  & > :last-child { display: none; }
  ${onOneLine(
    'align-self: start; justify-content: flex-start; & > :last-child { display: inline; }',
    '& > :last-child { display: none; }',
  )}
`;

export const Tag = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: 0.75rem;
  font-weight: 700;
  color: #ffc24b;
  ${onOneLine('grid-column: 2;')}
`;

export const Points = styled.span`
  margin-top: 6px;
  font-size: 0.75rem;
  color: ${token.onNightSoft};
  b { ${numeral} display: block; margin-bottom: 4px; font-size: 1.75rem; color: ${token.nightSeries1}; }
  ${Player}:nth-child(2) & b { color: ${token.nightSeries2}; }
  ${Player}:nth-child(3) & b { color: ${token.nightSeries3}; }
  ${Player}:nth-child(4) & b { color: ${token.nightSeries4}; }
  ${onOneLine('grid-row: 1 / 3; grid-column: 3; margin: 0; text-align: right;')}
`;

export const Leave = styled.button`
  ${bareButton}
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${token.radiusField};
  color: ${token.onNightSoft};
  &:hover { color: ${token.onNight}; background: #ffffff14; }
  &:focus-visible { outline-offset: -3px; }
`;

export const Charts = styled(Night)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${WIDE} { grid-template-columns: minmax(0, 400px) minmax(0, 1fr); }
`;

export const Chart = styled.div`
  min-width: 0;
  padding: 16px;
  h3 { ${heading} margin-bottom: 8px; font-size: 1rem; }
  ${WIDE} {
    padding: 20px 24px;
    & + & { border-left: 1px solid ${token.nightLine}; }
  }
`;
