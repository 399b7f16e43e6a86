import { token } from '@euro/design-system';
import { memo, useId } from 'react';
import { bands, boards, chalkLines, goal, penaltySpot, runOff, technicalArea } from './fieldGeometry.js';

/** The drawn half of the pitch; decoration behind the players. */
export const Field = memo(function Field() {
  const glow = useId();
  return (
    <svg className="em-field" viewBox="0 0 1200 1000" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id={glow} cx=".5" cy=".42" r=".72">
          <stop offset="0" stopColor="#fff" stopOpacity=".13" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".02" />
          <stop offset="1" stopColor="#00150b" stopOpacity=".38" />
        </radialGradient>
      </defs>
      <rect width="1200" height="1000" fill={token.pitchOut} />
      {bands.map((path, band) => (
        <path key={path} d={path} fill={band % 2 ? token.pitchStripe : token.pitch} />
      ))}
      <path d={runOff} opacity=".13" />
      <rect width="1200" height="46" fill={token.nightDeep} />
      <path d={boards} fill="#fff" opacity=".05" />
      <rect y="44" width="1200" height="4" fill="#fff" opacity=".25" />
      <g stroke="#fff" fill="none">
        <path d={goal.frame} strokeWidth="6" strokeOpacity=".95" />
        <path d={goal.net} strokeWidth="1.6" strokeOpacity=".45" />
      </g>
      <g fill="none" stroke={token.chalk} strokeLinecap="round" strokeLinejoin="round" opacity=".8">
        {chalkLines.map(([path, width]) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
        <path d={technicalArea} strokeWidth="3" strokeDasharray="9 7" />
        <circle cx={penaltySpot[0]} cy={penaltySpot[1]} r="5" fill={token.chalk} stroke="none" />
      </g>
      <rect width="1200" height="1000" fill={`url(#${glow})`} />
    </svg>
  );
});
