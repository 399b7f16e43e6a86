import type { Database } from '@euro/api/testing';
import { QueryTypes } from 'sequelize';
import type { Portal } from '../portal.js';
import type { Shots } from './shots.js';

const PAGE = 100;

interface Row {
  readonly team: { readonly id: number; readonly rank: number; readonly points: number };
}

/**
 * Compares the rankings of every process with `RANK()` over totals that no settlement wrote. @returns violations in
 * words
 */
export async function checkRanks(
  { sequelize }: Database,
  shots: Shots,
  portal: Portal,
): Promise<readonly string[]> {
  const { step } = shots.last;
  const totals = [...shots.model].map(([id, { base, perStep }]) => ({ id, halves: base - step * perStep }));
  const rankedRows = await sequelize.query<{ id: number; halves: number; place: number }>(
    `SELECT id, halves, RANK() OVER (ORDER BY halves DESC) AS place
     FROM JSON_TABLE(:totals, '$[*]' COLUMNS (id INT PATH '$.id', halves INT PATH '$.halves')) AS totals`,
    { type: QueryTypes.SELECT, replacements: { totals: JSON.stringify(totals) } },
  );
  const expected = new Map(
    rankedRows.map(({ id, halves, place }) => [id, { points: halves / 2, rank: Number(place) }]),
  );
  const violations: string[] = [];
  for (const url of portal.urls) {
    for (const type of ['general', 'week']) {
      const rows = await readAll(portal, url, type);
      const where = `${type} ranking of ${url}`;
      if (rows.length !== expected.size) violations.push(`${where}: ${rows.length} rows of ${expected.size}`);
      for (const { team } of rows) {
        const { points, rank } = expected.get(team.id) ?? { points: null, rank: null };
        if (team.points !== points || team.rank !== rank)
          violations.push(
            `${where}: team ${team.id} is ${team.rank} with ${team.points}, not ${rank} with ${points}`,
          );
      }
    }
  }
  return violations;
}

async function readAll(portal: Portal, url: string, type: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const path = `rankings/${type}?pageRecords=${PAGE}&pageNumber=${page}`;
    const { status, body } = await portal.call({ method: 'GET', path }, url);
    if (status !== 200) throw new Error(`GET ${path} of ${url}: ${status}`);
    rows.push(...(body.data as readonly Row[]));
    if (rows.length >= Number(body.totalRecords)) return rows;
  }
}
