import { kilobytes } from './checks/index.js';
import type { Change, Standing } from './registry/changes.js';
import type { ListedRelease, ListedRemote } from './verbs/index.js';

/** Describes the effect of a change on users of the portal in a sentence. */
export function describeChange(name: string, { what, versions, from, to }: Change): string {
  const [version = ''] = versions;
  switch (what) {
    case 'hold':
      return `${name} ${version} is stored; nobody gets it yet. To let a tenth of the browsers try it: npm run release -- canary ${name} ${version} 10`;
    case 'publish':
    case 'workspace':
    case 'activate':
      return `Everybody gets ${name} ${version} now${from.active ? `, instead of ${from.active}` : ''}.${endOf(from, to)}`;
    case 'canary':
      return to.canary
        ? `${to.canary.percent} % of the browsers try ${name} ${to.canary.version}, the others get ${to.active}.`
        : `The canary of ${name} ${version} ended: everybody gets ${to.active}.`;
    case 'rollback':
      return from.canary
        ? `The canary of ${name} ${version} ended: everybody gets ${to.active}.`
        : `Everybody gets ${name} ${version} again${from.active ? `, instead of ${from.active}` : ''}.`;
    case 'remove':
      return `${name} is no part of the portal any more; its releases stay stored.`;
    case 'prune':
      return `Deleted of ${name}: ${versions.join(', ')}.`;
  }
}

function endOf(from: Standing, to: Standing): string {
  return from.canary && !to.canary && from.canary.version !== to.active
    ? ` The canary of ${from.canary.version} ended.`
    : '';
}

/** All releases in a table, and below it the history, if requested. */
export function describeList(remotes: readonly ListedRemote[], show: { readonly history: boolean }): string {
  if (remotes.length === 0) return 'Nothing was released yet.';
  return remotes
    .map(({ name, releases, history }) => {
      const rows = releases.length > 0 ? table(releases.map(rowOf)) : ['  no releases'];
      const historyLines =
        show.history && history.length > 0 ? ['', 'newest first', ...table(history.map(lineOf))] : [];
      return [name, ...rows, ...historyLines].join('\n');
    })
    .join('\n\n');
}

const rowOf = ({ version, at, by, standing, size, note }: ListedRelease) => [
  markOf(standing),
  version,
  moment(at),
  by,
  size === null ? 'not whole' : kilobytes(size),
  note ?? '',
];

const lineOf = ({ at, by, what, versions, from, to, note }: Change) => [
  moment(at),
  by,
  what,
  versions.join(' '),
  `${standing(from)} → ${standing(to)}`,
  note ?? '',
];

function markOf(standing: ListedRelease['standing']): string {
  if (standing === null) return '';
  return standing === 'active' ? 'active' : `${standing} %`;
}

const standing = ({ active, canary }: Standing) =>
  `${active ?? 'nothing'}${canary ? ` (${canary.percent} % ${canary.version})` : ''}`;

const moment = (at: string) => at.slice(0, 16).replace('T', ' ');

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}
