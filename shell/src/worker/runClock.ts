/** The call with the game's time. */
const CLOCK_CALL = '/api/matches/deadline-info';

/**
 * A stored response adapted to a later time: the game's clock has run on, and deadlines may have passed.
 * @param age milliseconds since its arrival
 */
export async function runClock(response: Response, { url }: Request, age: number): Promise<Response> {
  if (new URL(url).pathname !== CLOCK_CALL) return response;
  const answer = (await response.json()) as { readonly deadlineInfo?: { now: string; speed: number } };
  const { deadlineInfo } = answer;
  const now = Date.parse(deadlineInfo?.now ?? '') + age * (deadlineInfo?.speed ?? 1);
  const adjusted = Number.isFinite(now)
    ? { ...answer, deadlineInfo: { ...deadlineInfo, now: new Date(now).toISOString() } }
    : answer;
  return Response.json(adjusted, { headers: response.headers });
}
