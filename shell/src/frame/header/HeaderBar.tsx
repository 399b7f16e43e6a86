import { hidden, media, onNight, token, Wrap } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.header`
  ${onNight}
  position: relative;
  z-index: 30;
  background: ${token.nightDeep};
`;

const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 3.5rem;
  padding-inline: 16px 6px;
  @media (max-width: 22.4375em) { .em-wordmark-name { display: none; } }
  ${media.tablet} { height: 4.25rem; gap: 12px; padding-inline: 24px; }
`;

/** Gives way to the menu first, as far as it can: a fraction of a pixel that the wordmark gave would cost its name. */
const Right = styled.div`
  flex: 0 1e8 auto;
  display: flex;
  align-items: center;
  gap: 2px;
  margin-left: auto;
  ${media.tablet} { gap: 6px; }
`;

const Skip = styled.a`
  &:not(:focus) { ${hidden} }
  position: absolute;
  z-index: 50;
  top: 6px;
  left: 6px;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px;
  border-radius: 10px;
  background: ${token.accent};
  color: ${token.onAccent};
  font-weight: 700;
`;

/** Props of {@link HeaderBar}. */
export interface HeaderBarProps {
  /** "Naar de inhoud", the first stop of the Tab key. */
  skipText: string;
  /** Id of the main content. */
  skipTo: string;
  /** Above the bar: the broadcaster's. */
  strip?: ReactNode;
  wordmark: ReactNode;
  nav?: ReactNode;
  /** Chip, language, theme, account. */
  children?: ReactNode;
}

/** The night bar on top of every page: 56 px, 68 from 768. */
export function HeaderBar({ skipText, skipTo, strip, wordmark, nav, children }: HeaderBarProps) {
  return (
    <Root>
      <Skip href={`#${skipTo}`}>{skipText}</Skip>
      {strip}
      <Bar>
        {wordmark}
        {nav}
        <Right>{children}</Right>
      </Bar>
    </Root>
  );
}
