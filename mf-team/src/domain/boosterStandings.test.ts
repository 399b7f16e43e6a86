import type { Booster } from '@euro/game';
import { exampleTeam, exampleWorld } from '@euro/game-ui/testing';
import { exampleSettings } from '@euro/platform/testing';
import { boosterStandings } from './boosterStandings.js';

const world = exampleWorld({ settings: { ...exampleSettings, boostersEnabled: true } });
const codes = (
  fields: Parameters<typeof exampleTeam>[0],
  week: number,
  hasUnsavedChanges = false,
  waiting: Booster | null = null,
) =>
  boosterStandings(exampleTeam(fields), week, world, { hasUnsavedChanges, waiting }).map(
    ({ booster, state, obstacle }) => `${booster} ${state} ${obstacle?.code ?? ''}`.trim(),
  );

describe('the boosters of a team', () => {
  it('are none where the competition has none', () => {
    expect(
      boosterStandings(exampleTeam(), 5, exampleWorld(), { hasUnsavedChanges: false, waiting: null }),
    ).toEqual([]);
  });

  it('are locked before their matchday', () => {
    expect(codes({}, 4)).toEqual([
      'bank locked booster-too-early',
      'tripleCaptain locked booster-too-early',
      'freeHit locked booster-too-early',
      'wildCard locked booster-too-early',
    ]);
  });

  it('can be played from then on', () => {
    expect(codes({}, 5)).toEqual(['bank open', 'tripleCaptain open', 'freeHit open', 'wildCard open']);
  });

  it('are locked until changes are saved', () => {
    expect(codes({ bank: 5 }, 6, true)).toEqual([
      'bank used booster-used',
      'tripleCaptain locked unsaved',
      'freeHit locked unsaved',
      'wildCard locked unsaved',
    ]);
  });

  it('are limited to one also while it is queued for a connection', () => {
    expect(codes({ bank: 5 }, 6, false, 'freeHit')).toEqual([
      'bank used booster-used',
      'tripleCaptain locked other-waits',
      'freeHit locked booster-waits',
      'wildCard locked other-waits',
    ]);
  });

  it('are limited to one a matchday', () => {
    expect(codes({ freeHit: 5 }, 5)).toEqual([
      'bank locked booster-already-active',
      'tripleCaptain locked booster-already-active',
      'freeHit active booster-active',
      'wildCard locked booster-already-active',
    ]);
  });

  it('are locked for a team with unlimited changes', () => {
    expect(codes({ weekId: 5 }, 5)).toEqual([
      'bank open',
      'tripleCaptain open',
      'freeHit locked booster-not-needed',
      'wildCard locked booster-not-needed',
    ]);
  });
});
