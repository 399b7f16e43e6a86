import { heading, media, nightStripes, onNight, RichText, Stack, token } from '@euro/design-system';
import styled from 'styled-components';
import { Partners } from './Partners.js';
import { PrizeArt, type PrizeArtName } from './PrizeArt.js';

import type { Content } from './useContent.js';

/** In the order of the page (spec §1): the slug of GET prizes, which a link may end with, and the drawing. */
const PRIZES: readonly { readonly slug: string; readonly art: PrizeArtName }[] = [
  { slug: 'racing-bike', art: 'bike' },
  { slug: 'cycling-computer', art: 'computer' },
  { slug: 'groceries', art: 'groceries' },
  { slug: 'nutrition-voucher', art: 'nutrition' },
  { slug: 'clothing-voucher', art: 'clothing' },
  { slug: 'sponsor-convoy', art: 'convoy' },
];

const Intro = styled.div`
  max-width: 60ch;
  font-size: 1.125rem;
`;

const Blocks = styled.ul`
  display: grid;
  gap: 16px;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
  ${media.laptop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Block = styled.li`
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
  scroll-margin-top: 92px;
  &:focus { border-color: ${token.brand}; box-shadow: 0 0 0 2px ${token.brand}; outline: none; }
`;

const Picture = styled.div`
  ${onNight}
  ${nightStripes}
  display: grid;
  place-items: center;
  height: 168px;
  svg { height: 132px; }
`;

const Words = styled.div`
  padding: 16px 20px 20px;
  h2 { ${heading} font-size: 1.125rem; line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
  p { margin-top: 6px; font-size: 0.875rem; line-height: 1.5; color: ${token.inkSoft}; }
`;

const Closing = styled.div`
  max-width: 68ch;
  font-size: 0.875rem;
  color: ${token.inkSoft};
`;

/** The prizes: a block for each heading of the text, and below them the text after the last block's paragraph. */
export function Prizes({ content }: { readonly content: Content }) {
  const { intro, sections } = content;
  const [, ...closing] = sections.at(-1)?.nodes ?? [];
  return (
    <Stack $gap={24}>
      <Intro>
        <RichText nodes={intro} />
      </Intro>
      <Blocks>
        {sections.map(({ id, title, nodes }, place) => (
          <Block key={id} id={PRIZES[place]?.slug ?? id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <Picture>
              <PrizeArt art={PRIZES[place % PRIZES.length]?.art ?? 'bike'} />
            </Picture>
            <Words>
              <h2 id={`${id}-title`}>{title}</h2>
              <RichText nodes={place === sections.length - 1 ? nodes.slice(0, 1) : nodes} />
            </Words>
          </Block>
        ))}
      </Blocks>
      {closing.length > 0 && (
        <Closing>
          <RichText nodes={closing} />
        </Closing>
      )}
      <Partners />
    </Stack>
  );
}
