/** The call that says what time it is in the game. */
const CLOCK_CALL = '/api/matches/deadline-info';

/**
 * A stored answer as it is shown later: the game's clock ran on since, so that a deadline which passed meanwhile has passed.
 * @param age milliseconds since it was received
 */
export async function runClock(response: Response, { url }: Request, age: number): Promise<Response> {
  if (new URL(url).pathname !== CLOCK_CALL) return response;
  const answer = (await response.json()) as { readonly deadlineInfo?: { now: string; speed: number } };
  const { deadlineInfo } = answer;
  const now = Date.parse(deadlineInfo?.now ?? '') + age * (deadlineInfo?.speed ?? 1);
  const moved = Number.isFinite(now)
    ? { ...answer, deadlineInfo: { ...deadlineInfo, now: new Date(now).toISOString() } }
    : answer;
  return Response.json(moved, { headers: response.headers });
}
