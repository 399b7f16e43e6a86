import { teamPlaceOf } from './createActiveTeam.js';

const templates = ['/stats', '/points/{teamId}', '/team/{teamId}'];

it.each([
  ['/points/12', { template: '/points/{teamId}', teamId: 12 }],
  ['/team/34', { template: '/team/{teamId}', teamId: 34 }],
  ['/team/34/points', { template: '/team/{teamId}', teamId: 34 }],
  ['/team/34x', null],
  ['/team/', null],
  ['/match/12', null],
  ['/stats', null],
])('%s is the page of %j', (pathname, place) => {
  expect(teamPlaceOf(pathname, templates)).toEqual(place);
});
