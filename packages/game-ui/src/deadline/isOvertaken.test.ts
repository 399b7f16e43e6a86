import type { World } from '../domain/world.js';
import { isOvertaken } from './isOvertaken.js';

type Week = World['weeks'][number];

const world = (deadlineWeek: number | null, ...states: Week['state'][]) =>
  ({
    weeks: states.map((state, at) => ({ weekId: at + 1, state })),
    deadline: { deadlineWeek },
  }) as Pick<World, 'weeks' | 'deadline'>;

it.each([
  ['played while the next one is open', world(3, 'confirmed', 'locked', 'open'), false],
  ['settled, not confirmed', world(3, 'confirmed', 'provisional', 'open'), false],
  ['confirmed', world(3, 'confirmed', 'confirmed', 'open'), true],
  ['before the one that is played', world(4, 'confirmed', 'provisional', 'locked', 'open'), true],
  ['the last one, while it is played', world(null, 'confirmed', 'locked'), false],
  ['the last one, confirmed', world(null, 'confirmed', 'confirmed'), true],
  ['closed on the server, not yet here', world(2, 'confirmed', 'open', 'open'), false],
])('a matchday that is %s is overtaken or not', (_, given, expected) => {
  expect(isOvertaken(given, 2)).toBe(expected);
});
