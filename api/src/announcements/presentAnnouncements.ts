import type { Announcement as AnnouncementJson, OperatorAnnouncement } from '@euro/api-contract';
import type { BaseContext } from '../infra/context.js';
import type { Announcement } from '../models/index.js';
import { competitionNames } from '../tournament/index.js';

const toMoment = (time: number) => new Date(Number(time)).toISOString();

/** An announcement for the people whom it is for. */
export function presentAnnouncement({ id, textNl, textEn, path, endsAt }: Announcement): AnnouncementJson {
  return { id, text: { nl: textNl, en: textEn }, path, endsAt: toMoment(endsAt) };
}

/** Announcements for operators, in the order in which they are given. */
export async function presentForOperator(
  context: Pick<BaseContext, 'models' | 'realNow'>,
  rows: readonly Announcement[],
): Promise<OperatorAnnouncement[]> {
  const names = await competitionNames(
    context,
    rows.flatMap(({ competitionId }) => competitionId ?? []),
  );
  const now = context.realNow();
  return rows.map((row) => ({
    ...presentAnnouncement(row),
    segment: row.segment,
    isEverywhere: row.competitionId === null,
    competition: names.get(row.competitionId ?? 0) ?? null,
    state: stateOf(row, now),
    startsAt: toMoment(row.startsAt),
    mails: row.mailState === 'off' ? null : row.mailCount,
    notifications: row.pushState === 'off' ? null : row.pushCount,
  }));
}

function stateOf({ startsAt, endsAt }: Announcement, now: number): OperatorAnnouncement['state'] {
  if (Number(endsAt) <= now) return 'ended';
  return Number(startsAt) > now ? 'planned' : 'running';
}
