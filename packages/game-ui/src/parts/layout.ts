import { media } from '@euro/design-system';
import styled from 'styled-components';

/** Letters so large on a screen so narrow that nothing is left of two columns: twice the usual size on a phone. */
export const largeLetters = '@media (max-width: 18.75em)';

/** Room under the band: none on phones, where the pitch touches it. */
export const PitchPage = styled.div`
  padding-bottom: 24px;
  @media (min-width: 35em) { padding-top: 16px; }
  ${media.columns} { padding-top: 24px; padding-bottom: 32px; }
`;

/** Goes to the edges of a phone's screen. */
export const Bleed = styled.div`
  container-type: inline-size;
  min-width: 0;
  margin-inline: -16px;
  @media (min-width: 35em) { margin-inline: 0; }
`;

/** A pitch that is brought into view ends above the bar at the bottom. */
export const PitchPlace = styled(Bleed)`
  scroll-margin-bottom: 112px;
`;

/** Pitch and cards side by side from 846 px, below each other before. */
export const PitchColumns = styled.div<{ $side?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${media.columns} {
    grid-template-columns: minmax(0, 1fr) min(${({ $side = 392 }) => $side}px, 40%);
    gap: 24px;
  }
`;

/**
 * Building a squad: pitch, list of all players, name and tips; in that order for thumbs and keyboards, with the list in
 * its own column, `$side` px wide, from 846 px.
 */
export const BuilderColumns = styled.div<{ $side?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${media.columns} {
    grid-template: 'pitch list' auto 'rest list' 1fr / minmax(0, 1fr) min(${({ $side = 520 }) => $side}px, 44%);
    gap: 20px 24px;
    & > :nth-child(1) { grid-area: pitch; }
    & > :nth-child(2) { grid-area: list; }
    & > :nth-child(3) { grid-area: rest; }
  }
`;

/** Small cards under the pitch, two beside each other where they fit. */
export const CardPair = styled.div`
  container-type: inline-size;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    @container (min-width: 35rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px; }
  }
`;

/** A card's content below its title. */
export const CardBody = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 16px 16px;
  @container (min-width: 26.5625rem) { padding: 4px 20px 20px; }
`;

/** A text that is hidden on phones, where the icon beside it replaces it. */
export const WideText = styled.span`
  @media (max-width: 47.9375em) { display: none; }
`;
