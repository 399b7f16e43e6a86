import { Badge, Jersey, media, nightStripes, numeral, onNight, token } from '@euro/design-system';
import { ArrowLeftRight } from 'lucide-react';
import styled from 'styled-components';

/** The row of cards: below each other on phones, two from 768, four from 1024. */
export const InfoCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
  ${media.laptop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** In px: the drawing does not grow with letters. */
const NARROW = '@container (max-width: 256px)';

const Root = styled.article`
  container-type: inline-size;
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
  ${media.tablet} { grid-template: 128px auto / minmax(0, 1fr); }
`;

const Top = styled.div`
  ${onNight}
  ${nightStripes}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  /* Of 120 px; the title beside it says the same in letters that grow. */
  b { ${numeral} position: relative; font-size: min(2.5rem, 44px); letter-spacing: -0.02em; color: #fff; }
  ${media.tablet} {
    justify-content: flex-start;
    padding: 0 20px;
    b { font-size: 4rem; }
  }
  ${NARROW} { padding: 0 16px; b { font-size: 2.75rem; } }
`;

const Body = styled.div`
  padding: 16px;
  h3 { font-size: 1rem; font-weight: 750; font-stretch: 125%; line-height: 1.2; letter-spacing: -0.008em; }
  p { margin-top: 4px; font-size: 0.875rem; line-height: 1.45; color: ${token.inkSoft}; }
  ${media.tablet} { padding: 20px 24px 24px; h3 { font-size: 1.125rem; } }
`;

const Art = styled.span`
  position: absolute;
  right: 20px;
  top: 0;
  bottom: 0;
  display: none;
  align-items: center;
  & > .em-jersey { filter: drop-shadow(0 3px 4px #0c153038); }
  & > .em-jersey + .em-jersey { margin-left: -26px; }
  & > i {
    z-index: 1;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    margin: 0 -6px;
    border-radius: 50%;
    background: ${token.accent};
    color: ${token.onAccent};
  }
  &[data-art='friends'] > svg + svg { margin-left: -10px; }
  ${media.tablet} { display: flex; }
  ${NARROW} { right: 12px; transform: scale(0.8); transform-origin: right; }
`;

/** The drawing beside the numeral. */
export type InfoArt = 'squad' | 'captain' | 'transfers' | 'friends';

/** Well-known nations. */
export const NATIONS = ['BEL', 'ESP', 'GER', 'FRA', 'POR'];

/** Props of {@link InfoCard}. */
export interface InfoCardProps {
  /** "15", "×1,5", "2", "VS". */
  numeral: string;
  art: InfoArt;
  title: string;
  text: string;
  /** Codes of five whose shirts are drawn; of nations when left out. */
  sides?: readonly string[];
}

/** One rule of the game: numeral and drawing on night, two lines below. */
export function InfoCard({ numeral: figure, art, title, text, sides = NATIONS }: InfoCardProps) {
  return (
    <Root>
      <Top aria-hidden="true">
        <b>{figure}</b>
        <Art data-art={art}>
          <ArtContent art={art} sides={sides} />
        </Art>
      </Top>
      <Body>
        <h3>{title}</h3>
        <p>{text}</p>
      </Body>
    </Root>
  );
}

function ArtContent({ art, sides }: { art: InfoArt; sides: readonly string[] }) {
  const [first = '', second = '', third = '', out = '', into = ''] = sides;
  switch (art) {
    case 'squad':
      return (
        <>
          <Jersey nation={first} number={7} size={60} />
          <Jersey nation={second} number={10} size={60} />
          <Jersey nation={third} number={8} size={60} />
        </>
      );
    case 'captain':
      return <Armband />;
    case 'transfers':
      return (
        <>
          <Jersey nation={out} number={9} size={52} />
          <i>
            <ArrowLeftRight size={20} />
          </i>
          <Jersey nation={into} number={11} size={52} />
        </>
      );
    case 'friends':
      return (
        <>
          <Badge
            seed=""
            crest={{ shape: 'shield', pattern: 'chevron', colour: '#14205A', second: '#D6FF3F' }}
            size={48}
            onNight
          />
          <Badge
            seed=""
            crest={{ shape: 'circle', pattern: 'half', colour: '#C8273B', second: '#F4F6FB' }}
            size={48}
          />
        </>
      );
  }
}

function Armband() {
  return (
    <svg width="62" height="48" viewBox="10 4 72 56" aria-hidden="true">
      <rect x="14" y="8" width="64" height="48" rx="10" fill="#D6FF3F" />
      <path d="M14 15h64v3H14zM14 46h64v3H14z" fill="#0C1530" />
      <text
        x="46"
        y="40"
        textAnchor="middle"
        fontSize="24"
        fontWeight="900"
        fontStretch="125%"
        fill="#0C1530"
      >
        C
      </text>
    </svg>
  );
}
