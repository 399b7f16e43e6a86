import { Anchor, Card, formatDuration, Num, Skeleton, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useCompetitionName } from '../competitions/useCompetitionName.js';
import { useCompetitionsQuery, useWorkQuery } from '../store/deskApi.js';
import { pulseTexts } from '../texts/pulseTexts.js';
import { useWorkName } from '../work/useWorkName.js';

/** Polling interval, in milliseconds. */
const PAUSE = 30_000;
/** Kinds that are named below a sum. */
const NAMED = 2;

/** Whether the game runs as it should: the age of live feeds, what waits in the background and how long, what failed. */
export function PulseCard() {
  const t = useText(pulseTexts);
  const { whole, locale } = useFormat();
  const workName = useWorkName();
  const nameOf = useCompetitionName();
  const { data: work } = useWorkQuery(undefined, { pollingInterval: PAUSE });
  const { data: list } = useCompetitionsQuery(undefined, { pollingInterval: PAUSE });
  if (!work) return <Skeleton $height={132} $radius={16} />;
  const now = Date.parse(work.now);
  const age = (since: string) => formatDuration(now - Date.parse(since), locale);
  const kinds = (count: 'due' | 'failed') =>
    work.kinds
      .flatMap((one) => ((one[count] ?? 0) > 0 ? [{ name: workName(one.kind), count: one[count] ?? 0 }] : []))
      .toSorted((a, b) => b.count - a.count);
  const sum = (of: readonly { readonly count: number }[]) =>
    whole(of.reduce((total, { count }) => total + count, 0));
  const names = (of: readonly { readonly name: string; readonly count: number }[]) =>
    of
      .slice(0, NAMED)
      .map(({ name, count }) => `${name} ${whole(count)}`)
      .join(', ');
  const [oldest] = work.kinds
    .flatMap(({ kind, oldestAt }) => (oldestAt === null ? [] : [{ kind, oldestAt }]))
    .toSorted((a, b) => Date.parse(a.oldestAt) - Date.parse(b.oldestAt));
  const feeds = (list?.competitions ?? []).flatMap((competition) => {
    const { id, liveFeed } = competition;
    return liveFeed?.receivedAt ? [{ id, name: nameOf(competition), receivedAt: liveFeed.receivedAt }] : [];
  });
  const tiles = [
    ...feeds.map(({ id, name, receivedAt }) => ({
      key: `feed ${id}`,
      title: t('feed'),
      value: age(receivedAt),
      text: name,
      href: '/desk/competitions',
    })),
    { key: 'due', title: t('due'), value: sum(kinds('due')), text: names(kinds('due')) || t('due.none') },
    {
      key: 'oldest',
      title: t('oldest'),
      value: oldest ? age(oldest.oldestAt) : '–',
      text: oldest ? workName(oldest.kind) : t('due.none'),
    },
    {
      key: 'failed',
      title: t('failed'),
      value: sum(kinds('failed')),
      text: names(kinds('failed')) || t('failed.none'),
    },
  ];
  return (
    <Card $padded as="section" aria-label={t('title')}>
      <Tiles>
        {tiles.map(({ key, title, value, text, href = '/desk/work' }: Tile & { readonly key: string }) => (
          <li key={key}>
            <Anchor href={href}>{title}</Anchor>
            <Num $size={28}>{value}</Num>
            <small>{text}</small>
          </li>
        ))}
      </Tiles>
    </Card>
  );
}

interface Tile {
  readonly title: string;
  readonly value: string;
  readonly text: string;
  readonly href?: string;
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: 20px 24px;
  padding: 0;
  list-style: none;
  li { display: grid; align-content: start; gap: 6px; }
  a { font-size: 0.875rem; font-weight: 600; color: ${token.inkSoft}; }
  a:hover { text-decoration: underline; }
  small { font-size: 0.875rem; color: ${token.inkSoft}; }
`;
