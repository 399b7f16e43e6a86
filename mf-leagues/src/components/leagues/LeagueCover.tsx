import { heading } from '@euro/design-system';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.header`
  position: relative;
  overflow: hidden;
  display: flex;
  align-items: flex-end;
  min-height: 132px;
  color: #fff;
  & > svg, & > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  @container (min-width: 40rem) { min-height: 176px; }
`;

const Shade = styled.div<{ $dark: boolean }>`
  position: absolute;
  inset: 0;
  background: ${({ $dark }) =>
    $dark
      ? 'linear-gradient(180deg, #070b1f33, #070b1fb8 50%, #070b1fe6)'
      : 'linear-gradient(180deg, #070b1f1f 10%, #070b1fdb)'};
`;

const Words = styled.div`
  position: relative;
  min-width: 0;
  padding: 40px 16px 12px;
  h2 { ${heading} font-size: 1.375rem; line-height: 1.2; overflow-wrap: anywhere; text-shadow: 0 2px 12px #0006; }
  p { margin-top: 4px; font-size: 0.875rem; color: #e9eeff; text-shadow: 0 1px 6px #0008; }
  @container (min-width: 40rem) { padding: 48px 24px 20px; h2 { font-size: 1.75rem; } }
`;

/** Props of {@link LeagueCover}. */
export interface LeagueCoverProps {
  name: string;
  /** "Beheerder: Sofie Vermeulen · vanaf speeldag 1". */
  detail: ReactNode;
  /** Address of the picture, 4 : 1; a pitch is drawn without. */
  picture?: string | null;
}

/** The head of a league: its name over its picture, which is decoration. */
export function LeagueCover({ name, detail, picture }: LeagueCoverProps) {
  return (
    <Root>
      {picture ? <img src={picture} alt="" decoding="async" /> : <DrawnPitch />}
      <Shade $dark={Boolean(picture)} />
      <Words>
        <h2>{name}</h2>
        <p>{detail}</p>
      </Words>
    </Root>
  );
}

const STRIPES = [-60, 100, 260, 420, 580, 740];

/** The half-way line and circle of a mown pitch. */
function DrawnPitch() {
  const id = useId();
  return (
    <svg viewBox="0 0 800 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <clipPath id={id}>
        <path d="M0 0h800v200H0z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h800v200H0z" fill="#1E8E4E" />
        {STRIPES.map((x) => (
          <path key={x} d={`M${x} 0h80l-60 200h-80z`} fill="#1A8247" />
        ))}
        <g fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="4">
          <circle cx="620" cy="100" r="74" />
          <path d="M620 0v200" />
        </g>
        <circle cx="620" cy="100" r="6" fill="#fff" />
      </g>
    </svg>
  );
}
