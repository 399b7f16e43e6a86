import type { ChatChanges, ChatComment, ChatPoll, ChatResult } from '@euro/api-contract';

/** Sofie's comment in league 3 by default. */
export function exampleComment(id: number, fields: Partial<ChatComment> = {}): ChatComment {
  return {
    id,
    key_id: 3,
    type: 2,
    kind: 'comment',
    comment: `Bericht ${id}`,
    created_at: '2024-06-21T18:03:00Z',
    team_id: 101,
    teamname: 'Onder de Lat',
    badge: null,
    user_id: 41,
    username: 'Sofie',
    premium: false,
    votes_total: 0,
    votes_users: [],
    reactions: [],
    deleted: false,
    hidden: false,
    revision: id,
    result: null,
    poll: null,
    quote: null,
    ...fields,
  };
}

/** The whole list by default. */
export function exampleChanges(
  comments: readonly ChatComment[],
  fields: Partial<ChatChanges> = {},
): { comment_changes: ChatChanges } {
  const revision = Math.max(0, ...comments.map((comment) => comment.revision));
  return { comment_changes: { revision, whole: true, comments, online: 5, ...fields } };
}

/** The default post of league 3 after matchday 2. */
export function exampleResult(id: number, fields: Partial<ChatResult> = {}): ChatComment {
  const team = { id: 101, name: 'Onder de Lat' };
  const place = { teams: [team], count: 1 };
  return exampleComment(id, {
    ...{ kind: 'result', user_id: 0, team_id: 0, teamname: 'De Kantine', username: '' },
    comment: 'Speeldag 2 is gespeeld.',
    result: {
      week_id: 2,
      winners: { ...place, points: 62.5 },
      leaders: { ...place, points: 158 },
      climber: { team: { id: 7, name: 'Tielemans & Zonen' }, places: 3, rank: 2 },
      duels: [],
      duels_total: 0,
      ...fields,
    },
  });
}

/** Gakpo or Musiala, open until the deadline of matchday 3 by default. */
export function examplePoll(fields: Partial<ChatPoll> = {}, totals: readonly number[] = []): ChatPoll {
  const options = ['Gakpo', 'Musiala'].map((text, at) => ({
    text,
    player_id: null,
    total: totals[at] ?? null,
  }));
  return {
    ...{
      week_id: 3,
      closes_at: '2024-06-23T19:00:00.000Z',
      closed: false,
      options,
      votes_total: 0,
      own: null,
    },
    ...fields,
  };
}
