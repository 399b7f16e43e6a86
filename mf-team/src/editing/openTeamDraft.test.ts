import { exampleLineup } from '@euro/game/testing';
import { exampleTeamView } from '@euro/game-ui/testing';
import { openLineup } from '../testing/makeEditing.js';
import { isBehind } from './createSaving.js';

const OLMO = 510;
const SZOBOSZLAI = 310;

describe('a changed lineup', () => {
  it('is restored after a reload', () => {
    const { fake, steps, draft } = openLineup();
    steps.makeCaptain(OLMO);
    const reloaded = openLineup(fake).draft();
    expect(reloaded).toMatchObject({ present: { captainId: OLMO }, version: 3 });
    expect(reloaded.changedAt).toBe(draft().changedAt);
  });

  it('is restored beside a version saved elsewhere meanwhile', () => {
    const { fake, steps } = openLineup();
    steps.makeCaptain(OLMO);
    const fresh = exampleTeamView({ version: 9, captainId: SZOBOSZLAI });
    const reloaded = openLineup(fake, fresh).draft();
    expect(reloaded.present?.captainId).toBe(OLMO);
    expect(isBehind(reloaded, fresh)).toBe(true);
  });

  it('moves to the players that transfers brought, with a notice', () => {
    const { fake, steps, fetched, draft } = openLineup();
    steps.makeCaptain(OLMO);
    const starting = exampleLineup.starting.map((id) => (id === 203 ? 205 : id));
    fetched(exampleTeamView({ starting, version: 4 }));
    expect(draft()).toMatchObject({ version: 4, present: { captainId: OLMO } });
    expect(draft().present?.slots.some(({ playerId }) => playerId === 205)).toBe(true);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je ploeg kreeg intussen andere spelers. Je wijzigingen staan nu op je nieuwe kern.',
    ]);
  });

  it('has nothing to save once the server has it: the save did arrive', () => {
    const { steps, fetched, draft } = openLineup();
    steps.makeCaptain(OLMO);
    fetched(exampleTeamView({ captainId: OLMO, version: 4 }));
    expect(draft()).toMatchObject({ version: 4, past: [] });
    expect(draft().present).toEqual(draft().saved);
  });
});

describe('an unchanged lineup', () => {
  it('follows the team that was saved elsewhere, silently', () => {
    const { fake, fetched, draft } = openLineup();
    fetched(exampleTeamView({ captainId: SZOBOSZLAI, version: 8 }));
    expect(draft()).toMatchObject({ version: 8, present: { captainId: SZOBOSZLAI } });
    expect(fake.notices).toEqual([]);
  });
});
