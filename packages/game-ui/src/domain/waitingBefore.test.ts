import type { WaitingChange } from '@euro/platform';
import { waitingBefore } from './waitingBefore.js';

function change(about: string, call: WaitingChange['call'], params: object): WaitingChange {
  return {
    about,
    call,
    params: { ...params },
    body: {},
    idempotencyKey: about,
    title: about,
    text: '',
    path: '/',
    event: { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 } },
  };
}

const waitingChanges = [
  change('name 7', 'POST team/{id}/name', { id: 7 }),
  change('seat 7 7', 'POST league/{id}/join/{teamId}', { id: 7, teamId: 7 }),
  change('team 8', 'POST team/{id}/selections', { id: 8 }),
  change('team 7', 'POST team/{id}/selections', { id: 7 }),
  change('transfers 7', 'POST team/transfers/{id}', { id: 7 }),
];

it.each([
  ['name 7', 0],
  ['team 7', 1],
  ['transfers 7', 2],
  ['booster 7', 3],
])('before %s there are %i changes of the team', (about, count) => {
  expect(waitingBefore(waitingChanges, 7, about)).toBe(count);
});

it('the first change of a team has no predecessor', () => {
  expect(waitingBefore(waitingChanges, 9, 'team 9')).toBe(0);
});
