import { memo, useId } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';
import { type Kit, kitOf } from './kits.js';
import { patterns, shapes } from './shapes.js';

/** Role of the wearer; `empty` is the dashed outline of a free place. */
export type JerseyVariant = 'outfield' | 'keeper' | 'coach' | 'empty';

const Root = styled.svg`
  flex: none;
  overflow: visible;
  text {
    font-family: ${token.font};
    font-weight: 800;
    font-stretch: 100%;
    text-anchor: middle;
  }
`;

/** Size of the number, in units of the drawing. */
const NUMBER = 27;

const MIRROR = 'matrix(-1 0 0 1 100 0)';
const OUTLINE = { fill: 'none', stroke: '#0C1530', strokeOpacity: 0.34, strokeWidth: 1.3 } as const;
const AMBER = '#F5B301';

interface PairProps {
  d: string;
  fill?: string;
}

function Pair({ d, fill }: PairProps) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} fill={fill} transform={MIRROR} />
    </>
  );
}

function Shading({ long, light }: { long: boolean; light: string }) {
  const sleeve = long ? shapes.longSleeve : shapes.sleeve;
  return (
    <>
      <path d={shapes.body} fill={`url(#${light})`} />
      <path d={sleeve} opacity=".16" />
      <path d={sleeve} fill="#fff" opacity=".1" transform={MIRROR} />
      <g fill="none" strokeLinecap="round">
        <path d={shapes.folds} stroke="#000" strokeOpacity=".1" strokeWidth="2.2" />
        <path d={shapes.seams} stroke="#0C1530" strokeOpacity=".22" />
      </g>
      <g {...OUTLINE} strokeLinejoin="round">
        <path d={shapes.body} />
        <Pair d={sleeve} />
      </g>
    </>
  );
}

function Collar({ colour }: { colour: string }) {
  return (
    <>
      <path d={shapes.neck} fill={colour} />
      <path d={shapes.neck} opacity=".38" />
      <path d={shapes.collar} fill={colour} />
    </>
  );
}

interface ShirtProps {
  kit: Kit;
  id: string;
}

function Shirt({ kit, id }: ShirtProps) {
  return (
    <>
      <Pair d={shapes.sleeve} fill={kit.sleeves} />
      <Pair d={shapes.cuff} fill={kit.collar} />
      <path d={shapes.body} fill={kit.body} />
      {kit.pattern !== 'plain' && (
        <path d={patterns[kit.pattern]} fill={kit.patternColor} clipPath={`url(#${id}c)`} />
      )}
      <Collar colour={kit.collar} />
      <Shading long={false} light={`${id}l`} />
    </>
  );
}

function KeeperShirt({ kit, id }: ShirtProps) {
  return (
    <>
      <g stroke="#0C1530" strokeOpacity=".34" strokeWidth="1.3">
        <Pair d={shapes.glove} fill="#F4F6FB" />
      </g>
      <Pair d={shapes.longSleeve} fill={kit.keeperTrim} />
      <Pair d={shapes.longCuff} fill="#F4F6FB" />
      <path d={shapes.body} fill={kit.keeper} />
      <path d={shapes.chevron} fill={kit.keeperTrim} clipPath={`url(#${id}c)`} />
      <Collar colour={kit.keeperTrim} />
      <Shading long light={`${id}l`} />
    </>
  );
}

function Coat({ kit }: { kit: Kit }) {
  return (
    <>
      <Pair d={shapes.longSleeve} fill="#232A3D" />
      <path d={shapes.coat} fill="#2B334A" />
      <path d="M50 30V96.6" stroke="#0C1226" strokeWidth="1.6" />
      <path d={shapes.lapels} fill="#1B2133" />
      <path d={shapes.shirtFront} fill="#F4F6FB" />
      <path d={shapes.scarf} fill={kit.scarf} />
      <path d={shapes.scarfTrim} fill={kit.scarfTrim} />
      <path d="M29 68h13M58 68h13" stroke="#0C1226" strokeWidth="2" strokeLinecap="round" />
      <path d={shapes.coatShade} opacity=".14" />
      <g {...OUTLINE} strokeOpacity=".5" strokeLinejoin="round">
        <path d={shapes.coat} />
        <Pair d={shapes.longSleeve} />
      </g>
    </>
  );
}

function ShirtNumber({ number, kit, keeper }: { number: number | string; kit: Kit; keeper: boolean }) {
  if (keeper) {
    return (
      <text x="50" y="76" fontSize={NUMBER} fill={kit.keeper === AMBER ? '#16181D' : '#fff'}>
        {number}
      </text>
    );
  }
  const hasRing = kit.pattern !== 'plain' && kit.pattern !== 'halves';
  const ring = { paintOrder: 'stroke', stroke: kit.body, strokeWidth: 6, strokeLinejoin: 'round' } as const;
  return (
    <text x="50" y="68" fontSize={NUMBER} fill={kit.number} {...(hasRing ? ring : {})}>
      {number}
    </text>
  );
}

/** Props of {@link Jersey}. */
export interface JerseyProps {
  /** Three-letter code of the nation, for example GER. */
  nation?: string;
  /** Other colours than the nation's own. */
  kit?: Kit;
  variant?: JerseyVariant;
  /** Shirt number; a coat never has one. */
  number?: number | string | null;
  /** Width and height in px; without it CSS decides (class `em-jersey`). */
  size?: number;
}

/** A shirt drawn from a nation's colours; decoration, so name the nation in text beside it. */
export const Jersey = memo(function Jersey({
  nation = '',
  kit,
  variant = 'outfield',
  number,
  size,
}: JerseyProps) {
  const id = useId();
  const cloth = kit ?? kitOf(nation);
  const keeper = variant === 'keeper';
  return (
    <Root className="em-jersey" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      {variant === 'empty' ? (
        <path
          d={shapes.empty}
          fill="#fff"
          fillOpacity=".13"
          stroke="#fff"
          strokeOpacity=".85"
          strokeWidth="2"
          strokeDasharray="5 4"
          strokeLinejoin="round"
        />
      ) : variant === 'coach' ? (
        <Coat kit={cloth} />
      ) : (
        <>
          <defs>
            <linearGradient id={`${id}l`} x1="0" x2="1" y1="0" y2=".25">
              <stop offset=".18" stopColor="#fff" stopOpacity=".2" />
              <stop offset=".5" stopColor="#fff" stopOpacity="0" />
              <stop offset=".58" stopColor="#000" stopOpacity="0" />
              <stop offset=".86" stopColor="#000" stopOpacity=".2" />
            </linearGradient>
            <clipPath id={`${id}c`}>
              <path d={shapes.body} />
            </clipPath>
          </defs>
          {keeper ? <KeeperShirt kit={cloth} id={id} /> : <Shirt kit={cloth} id={id} />}
          {number != null && number !== '' && <ShirtNumber number={number} kit={cloth} keeper={keeper} />}
        </>
      )}
    </Root>
  );
});
