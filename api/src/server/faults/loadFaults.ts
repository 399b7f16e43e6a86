import type { ResponseOf } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { FORGOTTEN_AFTER } from './faultGroups.js';

const MAX_RELEASES = 50;
const MAX_GROUPS = 100;

interface ReleaseRow {
  readonly remote: string;
  readonly version: string;
  readonly count: number | string;
  readonly lastAt: number;
}

/** Stored faults in browsers, by release and by place, those that happened last first. */
export async function loadFaults(
  { sequelize, models }: Pick<Database, 'sequelize' | 'models'>,
  now: number,
): Promise<ResponseOf<'GET admin/faults'>> {
  const since = now - FORGOTTEN_AFTER;
  const [releases, groups] = await Promise.all([
    select<ReleaseRow>(
      sequelize,
      `SELECT remote, release_version AS version, SUM(count) AS count, MAX(last_at) AS lastAt FROM client_faults
       WHERE last_at >= :since GROUP BY remote, release_version ORDER BY lastAt DESC LIMIT :limit`,
      { since, limit: MAX_RELEASES },
    ),
    models.ClientFault.findAll({
      where: { lastAt: { [Op.gte]: since } },
      order: [
        ['lastAt', 'DESC'],
        ['count', 'DESC'],
      ],
      limit: MAX_GROUPS,
      raw: true,
    }),
  ]);
  return {
    releases: releases.map(({ remote, version, count, lastAt }) => ({
      ...{ remote, release: releaseOf(version), lastAt: momentOf(lastAt) },
      // MySQL answers sums as text.
      count: Number(count),
    })),
    groups: groups.map(({ remote, releaseVersion, code, message, frames, path, count, firstAt, lastAt }) => ({
      ...{ remote, release: releaseOf(releaseVersion), code, message, path, count },
      frames: frames === '' ? [] : frames.split('\n'),
      firstAt: momentOf(firstAt),
      lastAt: momentOf(lastAt),
    })),
  };
}

const releaseOf = (version: string) => (version === 'none' ? null : version);

const momentOf = (at: number) => new Date(Number(at)).toISOString();
