import { menuVisibility } from './menuVisibility.js';

const team = (weekId: number, boosters: { freeHit?: number; wildCard?: number } = {}) => ({
  weekId,
  freeHit: boosters.freeHit ?? null,
  wildCard: boosters.wildCard ?? null,
});

const shown = (input: Parameters<typeof menuVisibility>[0]) =>
  Object.entries(menuVisibility(input))
    .filter(([, visible]) => visible)
    .map(([link]) => link)
    .sort();

describe('menuVisibility', () => {
  it.each([[null], [team(1)]])('shows a visitor only "play", which requires no account (team %p)', (own) => {
    expect(shown({ signedIn: false, team: own, deadlineWeek: 2 })).toEqual(['play']);
  });

  it('shows a visitor nothing after the last deadline', () => {
    expect(shown({ signedIn: false, team: null, deadlineWeek: null })).toEqual([]);
  });

  it.each([[1], [null]])('shows a user without a team only "new team" (deadline week %p)', (week) => {
    expect(shown({ signedIn: true, team: null, deadlineWeek: week })).toEqual(['new']);
  });

  it("shows team, free editing and leagues in the team's own first matchday", () => {
    expect(shown({ signedIn: true, team: team(2), deadlineWeek: 2 })).toEqual(['edit', 'leagues', 'team']);
  });

  it('treats a team that starts later as not started', () => {
    expect(shown({ signedIn: true, team: team(3), deadlineWeek: 2 })).toEqual(['edit', 'leagues', 'team']);
  });

  it('shows points and transfers from the matchday after', () => {
    const links = ['leagues', 'points', 'team', 'transfers'];
    expect(shown({ signedIn: true, team: team(1), deadlineWeek: 2 })).toEqual(links);
    expect(shown({ signedIn: true, team: team(1, { freeHit: 3, wildCard: 4 }), deadlineWeek: 2 })).toEqual(
      links,
    );
  });

  it.each([{ freeHit: 5 }, { wildCard: 5 }])('shows editing instead of transfers with %p', (boosters) => {
    expect(shown({ signedIn: true, team: team(1, boosters), deadlineWeek: 5 })).toEqual([
      'edit',
      'leagues',
      'points',
      'team',
    ]);
  });

  it('shows only points and leagues after the last matchday', () => {
    expect(shown({ signedIn: true, team: team(1, { freeHit: 7 }), deadlineWeek: null })).toEqual([
      'leagues',
      'points',
    ]);
  });
});
