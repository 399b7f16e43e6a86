import type { FixtureEdit, FixtureReport } from '@euro/api-contract';

const NOW = '2024-06-19T08:00:00.000Z';

/** Germany–Scotland, postponed against the feed. */
export function exampleFixtureEdit(fields: Partial<FixtureEdit> = {}): FixtureEdit {
  return {
    id: 3,
    at: NOW,
    actor: { id: 7, name: 'Olga' },
    matchId: 1,
    weekId: 1,
    set: { state: 'postponed' },
    feed: { state: 'scheduled' },
    reason: 'Storm in München.',
    endedAt: null,
    ...fields,
  };
}

/** A change that closes nothing. */
export function exampleFixtureReport(fields: Partial<FixtureReport> = {}): FixtureReport {
  return {
    ...{
      changes: 1,
      moves: ['GER–SCO: postponed'],
      warnings: [],
      updates: [],
      toSettle: [],
      toSettleAgain: [],
    },
    ...{ teams: null, closes: [], reopens: [] },
    ...fields,
  };
}
