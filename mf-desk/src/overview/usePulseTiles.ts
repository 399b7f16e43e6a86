import type { ResponseOf } from '@euro/api-contract';
import { formatDuration } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useCompetitionName } from '../competitions/useCompetitionName.js';
import { useCompetitionsQuery } from '../store/deskApi.js';
import { pulseTexts } from '../texts/pulseTexts.js';
import { useWorkName } from '../work/useWorkName.js';

/** Kinds that are named below a sum. */
const NAMED = 2;
/** Work that has been due for longer is late, milliseconds. */
const LATE_AFTER = 5 * 60_000;
/** Per cent of all mails; when more are refused, mail servers begin to doubt the sender. */
const MOST_REFUSED = 2;

/** A figure of the running game. */
export interface PulseTile {
  readonly key: string;
  readonly title: string;
  readonly value: string;
  readonly unit?: string;
  readonly text: string;
  /** Values of the last hour, by minute. */
  readonly minutes?: readonly number[] | undefined;
  readonly isLate?: boolean;
  readonly href: string;
}

type AllWork = ResponseOf<'GET admin/work'>;

/** @param pause polling interval of the live feeds, in milliseconds */
export function usePulseTiles(work: AllWork, pause: number): readonly PulseTile[] {
  return [...useFeedTiles(work, pause), ...useWorkTiles(work), ...useActivityTiles(work)];
}

function useFeedTiles({ now }: AllWork, pollingInterval: number): readonly PulseTile[] {
  const t = useText(pulseTexts);
  const { locale } = useFormat();
  const nameOf = useCompetitionName();
  const { data: list } = useCompetitionsQuery(undefined, { pollingInterval });
  return (list?.competitions ?? []).flatMap((competition) => {
    const { id, liveFeed } = competition;
    if (!liveFeed?.receivedAt) return [];
    return {
      key: `feed ${id}`,
      title: t('feed'),
      value: formatDuration(Date.parse(now) - Date.parse(liveFeed.receivedAt), locale),
      text: nameOf(competition),
      href: '/desk/competitions',
    };
  });
}

function useWorkTiles({ now, kinds, activity }: AllWork): readonly PulseTile[] {
  const t = useText(pulseTexts);
  const { whole, locale } = useFormat();
  const workName = useWorkName();
  const [oldest] = kinds
    .flatMap(({ kind, oldestAt }) => (oldestAt === null ? [] : [{ kind, oldestAt }]))
    .toSorted((a, b) => Date.parse(a.oldestAt) - Date.parse(b.oldestAt));
  const wait = oldest ? Date.parse(now) - Date.parse(oldest.oldestAt) : 0;
  const due = sum('due');
  const failed = sum('failed');
  const href = '/desk/work';
  return [
    {
      ...{ key: 'oldest', title: t('oldest'), href },
      value: oldest ? formatDuration(wait, locale) : '–',
      text: oldest ? workName(oldest.kind) : t('due.none'),
      isLate: wait > LATE_AFTER,
    },
    {
      ...{ key: 'due', title: t('due'), href, value: due.value, minutes: activity?.due },
      text: due.names || t('due.none'),
    },
    {
      ...{ key: 'failed', title: t('failed'), href, value: failed.value, isLate: failed.names !== '' },
      text: failed.names || t('failed.none'),
    },
  ];

  /** Of all kinds, with the names of the largest. */
  function sum(count: 'due' | 'failed') {
    const counts = kinds
      .map((one) => ({ name: workName(one.kind), count: one[count] ?? 0 }))
      .filter((one) => one.count > 0)
      .toSorted((a, b) => b.count - a.count);
    const total = counts.reduce((subtotal, one) => subtotal + one.count, 0);
    const names = counts.slice(0, NAMED).map((one) => `${one.name} ${whole(one.count)}`);
    return { value: whole(total), names: names.join(', ') };
  }
}

function useActivityTiles({ activity }: AllWork): readonly PulseTile[] {
  const t = useText(pulseTexts);
  const { whole, oneDecimal } = useFormat();
  if (!activity) return [];
  const { saves, signUps, mails, refusedMails } = activity;
  const handed = mails.day + refusedMails.day;
  const refused = (100 * refusedMails.day) / Math.max(handed, 1);
  const isLate = refused > MOST_REFUSED;
  return [
    {
      ...{ key: 'saves', title: t('saves'), href: '/desk/matchdays', minutes: saves.minutes },
      ...{ value: whole(saves.minutes.at(-1) ?? 0), unit: t('saves.unit') },
      text: t('saves.most', { most: whole(saves.most) }),
    },
    {
      ...{ key: 'signUps', title: t('signUps'), href: '/desk/users', minutes: signUps.minutes },
      value: whole(signUps.day),
      text: t('signUps.before', { count: whole(signUps.dayBefore) }),
    },
    {
      ...{ key: 'mails', title: t('mails'), href: '/desk/work', minutes: refusedMails.minutes, isLate },
      ...(handed === 0 ? { value: '–' } : { value: oneDecimal(refused), unit: '%' }),
      text: isLate
        ? t('mails.many', { most: `${MOST_REFUSED}` })
        : handed === 0
          ? t('mails.none')
          : t('mails.of', { count: whole(handed) }),
    },
  ];
}
