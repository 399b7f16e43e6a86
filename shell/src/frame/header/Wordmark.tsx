import { wordParts } from '@euro/api-contract';
import { Anchor, BrandMark, media } from '@euro/design-system';
import styled from 'styled-components';

const Root = styled(Anchor)`
  display: inline-flex;
  /* The name goes out of sight as a whole where there is no room beside the mark. */
  flex: 0 300 auto;
  flex-wrap: wrap;
  gap: 9px;
  min-width: 44px;
  height: 2.75rem;
  overflow: hidden;
  color: #fff;
  /* Leaves the deadline its room beside it at 375 px. */
  font-size: 1rem;
  line-height: 2.75rem;
  letter-spacing: -0.01em;
  font-stretch: 118%;
  font-weight: 400;
  white-space: nowrap;
  border-radius: 6px;
  /* With a switcher beside it, entries of the menu give way before the name does. */
  &[data-firm='true'] { ${media.laptop} { flex-shrink: 0; } }
  b { font-weight: 850; }
  svg { width: 26px; height: 100%; }
  ${media.tablet} {
    font-size: 1.3125rem;
    svg { width: 32px; }
  }
`;

/** Props of {@link Wordmark}. */
export interface WordmarkProps {
  /** Address of home. */
  href: string;
  /** For example "EuroManager, naar home". */
  label: string;
  /** Name of the game: "EuroManager". */
  game: string;
  emblem?: string | undefined;
  /** The menu beside it shrinks first. */
  isFirm?: boolean;
}

/** Mark and name on night, linking to home. */
export function Wordmark({ href, label, game, emblem, isFirm }: WordmarkProps) {
  const [bold, rest] = wordParts(game);
  return (
    <Root href={href} aria-label={label} data-firm={isFirm || undefined}>
      <BrandMark emblem={emblem} />
      <span className="em-wordmark-name">
        <b>{bold}</b>
        <span>{rest}</span>
      </span>
    </Root>
  );
}
