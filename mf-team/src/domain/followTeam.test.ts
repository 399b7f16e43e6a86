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
    ['is unchanged with the same team', { saved, version: 3 }, 'stay'],
    ['becomes the team that was saved elsewhere', { saved: theirs, version: 4 }, 'open'],
    ['becomes the team restored after a free hit', { saved: tradedSquad, version: 3 }, 'open'],
    ['takes over a newer version', { saved, version: 4 }, 'open'],
    ['ignores an answer from before its save', { saved: theirs, version: 2 }, 'stay'],
  ])('%s', (_, team, kind) => {
    expect(followTeam(opened, team, false)).toEqual({ kind });
  });
});

describe('a changed lineup', () => {
  const opened = { saved, present: mine, version: 3 };

  it('remains beside a version saved elsewhere until one is chosen', () => {
    expect(followTeam(opened, { saved: theirs, version: 4 }, false)).toEqual({ kind: 'stay' });
  });

  it('is based on a newer version in which its team did not change', () => {
    expect(followTeam(opened, { saved, version: 5 }, false)).toEqual({
      kind: 'rebase',
      opened: { saved, present: mine, version: 5 },
    });
  });

  it('ignores an answer from before its save', () => {
    expect(followTeam({ ...opened, version: 4 }, { saved: mine, version: 3 }, false)).toEqual({
      kind: 'stay',
    });
  });

  it('is discarded when the team is saved identically', () => {
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

  it('is moved to the squad that transfers made elsewhere', () => {
    expect(isMoved(tradedSquad)).toBe(4);
  });

  it('is moved and remains outdated when the lineup was changed there too', () => {
    expect(isMoved({ ...tradedSquad, captainId: SZOBOSZLAI })).toBe(3);
  });

  it('is discarded with the squad of a free hit', () => {
    expect(followTeam(opened, { saved: tradedSquad, version: 3 }, false)).toEqual({ kind: 'lost' });
  });
});

describe('a changed squad', () => {
  const opened = { saved, present: trade(MUSIALA, 220), version: 3 };

  it('remains while changes are unlimited', () => {
    expect(followTeam(opened, { saved, version: 3 }, true)).toEqual({ kind: 'stay' });
    expect(followTeam(opened, { saved: theirs, version: 4 }, true)).toEqual({ kind: 'stay' });
  });

  it('is discarded when they no longer are', () => {
    expect(followTeam(opened, { saved, version: 3 }, false)).toEqual({ kind: 'lost' });
    expect(followTeam(opened, { saved: tradedSquad, version: 4 }, false)).toEqual({ kind: 'lost' });
  });

  it('is based on the new team in the matchday that follows', () => {
    expect(followTeam(opened, { saved: tradedSquad, version: 3 }, true)).toEqual({
      kind: 'rebase',
      opened: { ...opened, saved: tradedSquad },
    });
  });
});
