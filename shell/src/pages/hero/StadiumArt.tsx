import { memo, useId } from 'react';
import { drawCrowd, measureStadium, type StadiumSize } from './stadium.js';

interface LampProps {
  x: number;
  y: number;
  scale: number;
  lean: 1 | -1;
}

const BULBS = Array.from({ length: 15 }, (_, at) => `M${(at % 5) * 17} ${Math.floor(at / 5) * 16}h0`).join(
  '',
);

function Lamp({ x, y, scale, lean }: LampProps) {
  const foot = 34 - lean * 26;
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean * 8}) scale(${scale})`} fill="none">
      <path d={`M30 46 ${foot} 420M40 46 ${foot} 420`} stroke="#3A4BB0" strokeWidth="4" />
      <rect x="-14" y="-14" width="96" height="60" rx="8" fill="#22307C" stroke="#5468D8" strokeWidth="1.5" />
      <path d={BULBS} stroke="#fff" strokeWidth="11" strokeLinecap="round" />
    </g>
  );
}

/** A stadium at night under its lamps; decoration behind the hero. */
export const StadiumArt = memo(function StadiumArt(size: StadiumSize) {
  const id = useId();
  const { width, height, phone } = size;
  const at = measureStadium(size);
  const centre = width / 2;
  const grass = height - at.pitchTop;
  const mown = Array.from({ length: 8 }, (_, band) => at.pitchTop + grass * (band / 7) ** 1.6);
  const arch = (y: number, sag = at.sag) => `M-40 ${y} Q${centre} ${y + sag} ${width + 40} ${y}`;
  const beam = (from: number, left: number, right: number) =>
    `M${from} ${at.lampHeight}L${width * left} ${height}H${width * right}Z`;
  const url = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={phone ? 'xMidYMin slice' : 'xMidYMax slice'}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#070B22" />
          <stop offset=".45" stopColor="#16236B" />
          <stop offset=".75" stopColor="#3247BC" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#F2F6FF" stopOpacity=".8" />
          <stop offset=".5" stopColor="#C3D0FF" stopOpacity=".24" />
          <stop offset="1" stopColor="#B9C8FF" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#fff" stopOpacity=".9" />
          <stop offset=".22" stopColor="#D5DFFF" stopOpacity=".5" />
          <stop offset="1" stopColor="#7E95FF" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}dusk`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#0A1A2F" stopOpacity="0" />
          <stop offset="1" stopColor="#070B1F" stopOpacity=".62" />
        </linearGradient>
        <linearGradient id={`${id}shade`} x1="0" x2={phone ? 0 : 1} y1="0" y2={phone ? 1 : 0}>
          <stop offset="0" stopColor="#070B1F" stopOpacity={phone ? 0.2 : 0.5} />
          <stop offset=".5" stopColor="#070B1F" stopOpacity={phone ? 0.35 : 0.28} />
          <stop offset="1" stopColor="#070B1F" stopOpacity="0" />
        </linearGradient>
        <filter id={`${id}blur`} x="-20%" width="140%">
          <feGaussianBlur stdDeviation={phone ? 9 : 15} />
        </filter>
      </defs>
      <rect width={width} height={height} fill={url('sky')} />
      <path d={`${arch(at.standTop - 26)} V${at.pitchTop} H-40Z`} fill="#101A55" />
      <g fill="none" stroke="#8FA3FF">
        <path d={arch(at.standTop - 26)} strokeOpacity=".7" strokeWidth="2.5" />
        <path d={arch(at.standTop - 12)} strokeOpacity=".28" strokeWidth="1.5" />
      </g>
      <g fill="none" strokeWidth="3.2" strokeLinecap="round">
        {drawCrowd(size).map((layer) => (
          <path
            key={layer.colour + layer.opacity}
            d={layer.path}
            stroke={layer.colour}
            opacity={layer.opacity}
          />
        ))}
      </g>
      <path
        d={arch(at.standMiddle, at.sag * 0.9)}
        stroke="#0A1140"
        strokeWidth="8"
        fill="none"
        opacity=".8"
      />
      <path d={`M0 ${at.pitchTop - 16}H${width}V${at.pitchTop}H0z`} fill="#0B1238" />
      <path d={`M0 ${at.pitchTop - 16}H${width}`} stroke="#D6FF3F" strokeOpacity=".6" strokeWidth="1.5" />
      {mown.slice(0, 7).map((y, band) => (
        <rect
          key={y}
          width={width}
          y={y}
          height={(mown[band + 1] ?? height) - y + 0.6}
          fill={band % 2 ? '#1A8247' : '#1F9552'}
        />
      ))}
      <g fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth={phone ? 2 : 3}>
        <ellipse
          cx={centre}
          cy={at.pitchTop + grass * 0.46}
          rx={phone ? 130 : 250}
          ry={grass * (phone ? 0.16 : 0.3)}
        />
        <path d={`M${centre} ${at.pitchTop}V${height}M0 ${at.pitchTop + 2}H${width}`} />
      </g>
      <rect y={at.pitchTop} width={width} height={grass} fill={url('dusk')} />
      <g filter={url('blur')} fill={url('beam')}>
        <path d={beam(at.lampLeft, at.lampLeft / width - 0.2, 0.34)} opacity=".6" />
        <path d={beam(at.lampLeft + 14, 0.24, 0.66)} opacity=".5" />
        <path d={beam(at.lampRight, 0.62, 1.02)} opacity=".7" />
        <path d={beam(at.lampRight - 14, 0.34, 0.74)} opacity=".48" />
      </g>
      <Lamp x={at.lampLeft - 34 * at.lampScale} y={at.lampHeight - 14} scale={at.lampScale} lean={1} />
      <Lamp x={at.lampRight - 34 * at.lampScale} y={at.lampHeight - 14} scale={at.lampScale} lean={-1} />
      <g fill={url('glow')}>
        <circle cx={at.lampLeft} cy={at.lampHeight} r={phone ? 70 : 170} opacity=".8" />
        <circle cx={at.lampRight} cy={at.lampHeight} r={phone ? 80 : 190} opacity=".9" />
      </g>
      <rect width={width} height={height} fill={url('shade')} />
    </svg>
  );
});
