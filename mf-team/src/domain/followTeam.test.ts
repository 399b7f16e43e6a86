import { type DraftSquad, draftFromLineup } from '@euro/game';
import { exampleLineup, examplePlayersById, exampleRules } from '@euro/game/testing';
import { draftChanges } from './draftChanges.js';
import { followTeam } from './followTeam.js';
import { isSameSquad } from './rebaseDraft.js';

const of = (fields: Partial<typeof exampleLineup>): DraftSquad =>
  draftFromLineup({ ...exampleLineup, ...fields }, examplePlayersById, exampleRules);

const [MUSIALA, OLMO, SZOBOSZLAI, ROBERTSON, HANLEY] = [110, 510, 310, 203, 205];
const trade = (outId: number, inId: number) =>
  of({ starting: exampleLineup.starting.map((id) => (id === outId ? inId : id)) });

const saved = of({});
const mine = of({ captainId: OLMO });
const theirs = of({ captainId: SZOBOSZLAI });
const tradedSquad = trade(ROBERTSON, HANLEY);

describe('an unchanged draft', () => {
  const opened = { saved, present: saved, version: 3 };
  it.each([
    ['stays with the same team', { saved, version: 3 }, 'stay'],
    ['becomes the team that was saved elsewhere', { saved: theirs, version: 4 }, 'open'],
    ['becomes the team that a free hit gave back', { saved: tradedSquad, version: 3 }, 'open'],
    ['takes over a newer version', { saved, version: 4 }, 'open'],
  ])('%s', (_, team, kind) => {
    expect(followTeam(opened, team, false)).toEqual({ kind });
  });
});

describe('a changed lineup', () => {
  const opened = { saved, present: mine, version: 3 };

  it('stays beside what was saved elsewhere until somebody chooses', () => {
    expect(followTeam(opened, { saved: theirs, version: 4 }, false)).toEqual({ kind: 'stay' });
  });

  it('goes on from a version in which its team did not change', () => {
    expect(followTeam(opened, { saved, version: 5 }, false)).toEqual({
      kind: 'rebase',
      opened: { saved, present: mine, version: 5 },
    });
  });

  it('is over when the team is saved just like that', () => {
    expect(followTeam(opened, { saved: mine, version: 4 }, false)).toEqual({ kind: 'open' });
  });

  const isMoved = (team: DraftSquad) => {
    const following = followTeam(opened, { saved: team, version: 4 }, false);
    if (following.kind !== 'moved') throw new Error(following.kind);
    expect(isSameSquad(following.opened.present, team)).toBe(true);
    expect(draftChanges(following.opened.saved, following.opened.present)).toEqual([
      { kind: 'captain', playerId: OLMO },
    ]);
    expect(followTeam(following.opened, { saved: team, version: 4 }, false)).toEqual({ kind: 'stay' });
    return following.opened.version;
  };

  it('moves to the squad that transfers made elsewhere', () => {
    expect(isMoved(tradedSquad)).toBe(4);
  });

  it('moves there and still is the older one when the lineup was changed there too', () => {
    expect(isMoved({ ...tradedSquad, captainId: SZOBOSZLAI })).toBe(3);
  });

  it('is lost with the squad of a free hit', () => {
    expect(followTeam(opened, { saved: tradedSquad, version: 3 }, false)).toEqual({ kind: 'lost' });
  });
});

describe('a changed squad', () => {
  const opened = { saved, present: trade(MUSIALA, 220), version: 3 };

  it('stays while changes are unlimited', () => {
    expect(followTeam(opened, { saved, version: 3 }, true)).toEqual({ kind: 'stay' });
    expect(followTeam(opened, { saved: theirs, version: 4 }, true)).toEqual({ kind: 'stay' });
  });

  it('is lost when they are no longer', () => {
    expect(followTeam(opened, { saved, version: 3 }, false)).toEqual({ kind: 'lost' });
    expect(followTeam(opened, { saved: tradedSquad, version: 4 }, false)).toEqual({ kind: 'lost' });
  });

  it('goes on from the team as it is in the matchday that follows', () => {
    expect(followTeam(opened, { saved: tradedSquad, version: 3 }, true)).toEqual({
      kind: 'rebase',
      opened: { ...opened, saved: tradedSquad },
    });
  });
});
