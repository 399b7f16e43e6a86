import type { ResponseOf } from '@euro/api-contract';
import { Anchor, Card, container, LiveDot, Num, Skeleton, token } from '@euro/design-system';
import { Sparkline } from '@euro/design-system/charts';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useWorkQuery } from '../store/deskApi.js';
import { pulseTexts } from '../texts/pulseTexts.js';
import { type PulseTile, usePulseTiles } from './usePulseTiles.js';

/** Polling interval, in milliseconds. */
const PAUSE = 30_000;

/** Whether the game runs as it should: live feeds, work in the background, and what users do, with lines of an hour. */
export function PulseCard() {
  const { data: work } = useWorkQuery(undefined, { pollingInterval: PAUSE });
  return work ? <Pulse work={work} /> : <Skeleton $height={304} $radius={16} />;
}

function Pulse({ work }: { readonly work: ResponseOf<'GET admin/work'> }) {
  const t = useText(pulseTexts);
  const tiles = usePulseTiles(work, PAUSE);
  return (
    <section aria-label={t('title')}>
      <Tiles>
        {tiles.map((tile) => (
          <Tile key={tile.key} tile={tile} />
        ))}
      </Tiles>
    </section>
  );
}

function Tile({ tile: { title, value, unit, text, minutes, isLate, href } }: { readonly tile: PulseTile }) {
  const t = useText(pulseTexts);
  const { whole } = useFormat();
  return (
    <Card as="li" data-late={isLate || undefined}>
      <Anchor href={href}>
        {isLate ? <TriangleAlert size={14} role="img" aria-label={t('late')} /> : <LiveDot $kind="surface" />}
        <span>{title}</span>
      </Anchor>
      <p>
        <Num $size={28}>{value}</Num>
        {unit && <small>{` ${unit}`}</small>}
      </p>
      {minutes && (
        <Sparkline
          width={136}
          height={32}
          values={minutes}
          label={t('line', { least: whole(Math.min(...minutes)), most: whole(Math.max(...minutes)) })}
        />
      )}
      <small>{text}</small>
    </Card>
  );
}

const Tiles = styled.ul`
  display: grid;
  /* Six tiles leave no row half empty. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  ${container.phoneLarge} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${container.columns} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  li { display: grid; align-content: start; gap: 4px; padding: 14px; }
  li[data-late] { border-color: ${token.warning}; }
  a { display: flex; gap: 8px; align-items: center; font-size: 0.8125rem; font-weight: 600; color: ${token.inkSoft}; }
  a:hover { text-decoration: underline; }
  [data-late] a svg { color: ${token.warning}; }
  li > svg { max-width: 100%; }
  small { font-size: 0.8125rem; color: ${token.inkSoft}; }
`;
