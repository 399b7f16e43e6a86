import type { Team } from '@euro/api-contract';
import { type JsonPart, readPart } from '../../infra/db/jsonPart.js';

type TeamLeague = Team['leagues'][number];

/** The leagues of a team of `teams t`, as many as a team may be in; read by {@link readLeaguesOfTeam}. */
export const LEAGUES_OF_TEAM: JsonPart<TeamLeague & { readonly joinedAt: number }> = {
  columns: { id: 'g.id', name: 'g.name', joinedAt: 'h.joined_at' },
  key: 'g.id',
  from: 'league_members h JOIN leagues g ON g.id = h.league_id WHERE h.team_id = t.id',
};

/** The one joined first in front. */
export function readLeaguesOfTeam(value: unknown): TeamLeague[] {
  return readPart(LEAGUES_OF_TEAM, value)
    .sort((a, b) => a.joinedAt - b.joinedAt || a.id - b.id)
    .map(({ id, name }) => ({ id, name }));
}
