import { runClock } from './runClock.js';

const request = (path: string) => new Request(`http://portal.test/api/${path}`);
const info = (speed: number) =>
  Response.json({ weeks: [], deadlineInfo: { now: '2024-06-19T12:59:00.000Z', speed } });

it('the game’s clock advances in a stored response, at its own speed', async () => {
  const answer = await runClock(info(2), request('matches/deadline-info'), 60_000);
  expect(await answer.json()).toEqual({
    weeks: [],
    deadlineInfo: { now: '2024-06-19T13:01:00.000Z', speed: 2 },
  });
});

it('other responses are unchanged', async () => {
  const answer = new Response('as it is');
  expect(await runClock(answer, request('matches'), 60_000)).toBe(answer);
});

it('a response without a time is unchanged', async () => {
  const answer = await runClock(Response.json({ weeks: [] }), request('matches/deadline-info'), 60_000);
  expect(await answer.json()).toEqual({ weeks: [] });
});
