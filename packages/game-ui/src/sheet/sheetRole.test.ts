import type { TeamPoints } from '@euro/api-contract';
import { exampleTeamPoints } from '../testing/exampleTeamView.js';
import { sheetRoleOf } from './sheetRole.js';

const nameOf = (id: number) => `speler ${id}`;
const points = exampleTeamPoints();
const [captain, vice] = [1, 2].map((band) => points.selections.find((one) => one.captain === band)?.playerId);
const [coach, , starter] = points.selections.map(({ playerId }) => playerId);
const benched = points.selections.find(({ positionId }) => positionId === 0)?.playerId;
const role = (playerId: number | undefined, fields: Partial<TeamPoints> = {}) =>
  sheetRoleOf(exampleTeamPoints(fields), playerId ?? 0, nameOf);

describe('the role of a player in a team', () => {
  it('is how he counted, with the captain’s name', () => {
    expect(role(captain)).toMatchObject({ armband: 'captain', multiplier: 1.5, total: 3, counted: true });
    expect(role(vice)).toMatchObject({ armband: 'vice-captain', captainName: `speler ${captain}` });
    expect(role(starter)).toMatchObject({ armband: null, sub: null, bankBoost: false });
    expect(role(benched)).toMatchObject({ counted: false, total: 0 });
  });

  it('is none for an unselected player', () => {
    expect(role(99_999)).toBeUndefined();
  });

  it('is his automatic swap', () => {
    const autoSubs = [{ outId: starter ?? 0, inId: benched ?? 0, reason: 'not-played' }];
    expect(role(starter, { autoSubs })?.sub).toEqual({ kind: 'auto-out', otherName: `speler ${benched}` });
    expect(role(benched, { autoSubs })?.sub).toEqual({ kind: 'auto-in', otherName: `speler ${starter}` });
    expect(role(coach, { autoSubs })?.sub).toBeNull();
  });

  it('is his last power sub rather than an automatic swap', () => {
    const powerSub = { at: '2024-07-05T17:00:00Z', undoable: false };
    const powerSubs = [
      { ...powerSub, outId: starter ?? 0, inId: benched ?? 0 },
      { ...powerSub, outId: benched ?? 0, inId: vice ?? 0 },
    ];
    const autoSubs = [{ outId: benched ?? 0, inId: captain ?? 0, reason: 'not-played' }];
    expect(role(benched, { powerSubs, autoSubs })?.sub).toEqual({
      kind: 'power-out',
      otherName: `speler ${vice}`,
    });
  });

  it('is a place on the bench that counts when the bench boost is played', () => {
    expect(role(benched, { booster: 'bank' })?.bankBoost).toBe(true);
    expect(role(starter, { booster: 'bank' })?.bankBoost).toBe(false);
  });
});
