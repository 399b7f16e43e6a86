import { type Endpoint, type EndpointName, endpoints } from '@euro/api-contract';
import { competitionSubject } from './competitionSubject.js';

const names = Object.keys(endpoints) as EndpointName[];

it.each(names.filter((name) => name.includes('{teamId}')))('%s is of the competition of its row', (name) => {
  const params = { teamId: '7', leagueId: '7', id: '7', code: 'X' };
  expect(
    competitionSubject(name, endpoints[name] as Endpoint)({ params, query: {}, body: {} }),
  ).toMatchObject({ id: 7 });
});
