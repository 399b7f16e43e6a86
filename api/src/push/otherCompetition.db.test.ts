import { type StandIns, startStandIns } from '@euro/stand-ins';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { inCompetition } from '../infra/inCompetition.js';
import { importOther, OTHER, squadOfOther } from '../testing/importOther.js';
import { importTournament } from '../testing/importTournament.js';
import { signedIn } from '../testing/people.js';
import { deliver, pushEnv, received, subscribe } from '../testing/pushing.js';
import { aSquad, type SquadBody } from '../testing/squads.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { pushPlanJob } from './index.js';

const HOUR = 60 * 60_000;
/** First deadline of the competition beside the default one, which is two years earlier. */
const DEADLINE = Date.parse('2026-06-14T19:00:00Z');

let standIns: StandIns;
let api: TestApi;
let otherClock: FixedClock;
let squad: SquadBody;
beforeEach(async () => {
  standIns = await startStandIns();
  otherClock = new FixedClock('2026-06-10T08:00:00Z');
  api = await startTestApi({ env: pushEnv(standIns), clocks: { of: () => otherClock } });
  await importTournament(api.database, api.clock);
  squad = squadOfOther(await aSquad(api.database));
  await importOther(api.database, otherClock);
});
afterEach(async () => {
  await api.close();
  await standIns.stop();
});

/** Somebody with a team in the other competition, and a device for its deadlines; returns the device's endpoint. */
async function subscriber(): Promise<string> {
  const person = await signedIn(api);
  const answer = await person.client.post('team/add', { ...OTHER, teamName: 'Rode Duivels', ...squad });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  const endpoint = await subscribe(person, standIns);
  await person.client.put('user/push', { quiet: { on: false } });
  return endpoint;
}

const plan = () => pushPlanJob.run(inCompetition(api.context, 2), otherClock.now());

it.each([
  ['before it', '2024-06-13T12:00:00Z'],
  ['after it', '2026-12-01T12:00:00Z'],
])('a deadline is announced in the time of its competition, with the default’s clock %s', async (_, now) => {
  const endpoint = await subscriber();
  api.clock.set(now);
  otherClock.set(DEADLINE - HOUR / 2);
  await plan();
  await deliver(api);
  expect(received(standIns, endpoint).map(({ title }) => title)).toEqual(['Nog 30 min tot de deadline']);
});

it('a deadline that passed meanwhile in its competition is not announced', async () => {
  const endpoint = await subscriber();
  otherClock.set(DEADLINE - HOUR / 2);
  await plan();
  otherClock.set(DEADLINE);
  await deliver(api);
  expect(received(standIns, endpoint)).toEqual([]);
  const [message] = await api.database.models.PushMessage.findAll({ raw: true });
  expect(message?.state).toBe('expired');
});
