import { exampleTeamPoints } from '@euro/game-ui/testing';
import type { FakePlatform } from '@euro/platform/testing';
import { OWN_TEAM } from './exampleLeagues.js';
import { scoredSelection } from './scoredSelection.js';

const [NEUER, KROOS, MUSIALA, VARGA] = [101, 108, 110, 319];

/** Both teams of matchday 2: the own one leads by 6 with Musiala, whose match runs, as captain; both have Kroos. */
export function arrangeSides(fake: FakePlatform, otherPoints = 3.5): void {
  const own = exampleTeamPoints({
    ...{ teamId: OWN_TEAM, weekId: 2, visibleWeekPoints: 9.5, weekPointsConfirmed: false },
    selections: [
      scoredSelection(MUSIALA, { points: 5, total: 7.5, captain: 1, multiplier: 1.5, minutes: 34 }),
      scoredSelection(KROOS, { points: 2, total: 2, status: 'played', minutes: 90 }),
      scoredSelection(NEUER, { status: 'to-play' }),
      scoredSelection(999, { status: 'played', positionId: 0, counted: false }),
    ],
  });
  const other = exampleTeamPoints({
    ...{
      teamId: 31,
      teamName: 'De Invallers',
      weekId: 2,
      visibleWeekPoints: otherPoints,
      weekPointsConfirmed: false,
    },
    user: { firstName: 'Jef', lastName: 'Wouters', nameVisible: true, premium: false },
    selections: [
      scoredSelection(VARGA, { points: 1, total: 1.5, captain: 1, multiplier: 1.5, minutes: 34 }),
      scoredSelection(KROOS, { points: 2, total: 2, status: 'played', minutes: 90 }),
    ],
  });
  fake.api.answer('GET team/{id}/points/{weekId}', ({ params }) => (Number(params.id) === 31 ? other : own));
}
