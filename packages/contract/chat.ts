/** Names of fields and arguments are the specification's (spec §3 chat comment). */
export const chatSchema = /* GraphQL */ `
  type Comment {
    id: Int!
    "League id."
    key_id: Int!
    "Always 2: a comment of a league."
    type: Int!
    "Who speaks: a member, or the league itself after a matchday."
    kind: CommentKind!
    "1 to 1000 characters of plain text; empty once it was deleted. Of a result the same in words, in the reader's language."
    comment: String!
    "ISO 8601, UTC, on the server's own clock."
    created_at: String!
    "0 for the league itself, and the league's name as that of the team."
    team_id: Int!
    teamname: String!
    badge: String
    "0 for the league itself."
    user_id: Int!
    "Empty unless the team shows its manager's name."
    username: String!
    premium: Boolean!
    votes_total: Int!
    "Ids of the users who voted for it, oldest first, at most 100."
    votes_users: [Int!]!
    "Kinds that somebody chose, in the order of the enumeration."
    reactions: [Reaction!]!
    deleted: Boolean!
    "Hidden by the help desk: \`comment\` only says so, in the reader's language."
    hidden: Boolean!
    "Grows with each change of the league's chat: what a reader has seen."
    revision: Int!
    "Null but for a result."
    result: MatchdayResult
    "Null unless the comment asks something: the question is its text."
    poll: Poll
    "The comment that it answers; null unless it quotes one."
    quote: Quote
  }

  "Each member has one vote, which may change until the deadline of a matchday closes the poll."
  type Poll {
    week_id: Int!
    "ISO 8601: the deadline of that matchday."
    closes_at: String!
    closed: Boolean!
    "Two to six."
    options: [PollOption!]!
    "Members who voted."
    votes_total: Int!
    "Index of the option that the reader chose; null before that."
    own: Int
  }

  type PollOption {
    text: String!
    "The player whom it names; null for other words."
    player_id: Int
    "Null until the reader voted or the poll closed."
    total: Int
  }

  "Words of another comment: at most 200 characters, none once it was deleted."
  type Quote {
    id: Int!
    teamname: String!
    "Empty unless the team shows its manager's name."
    username: String!
    comment: String!
    deleted: Boolean!
  }

  enum CommentKind { comment result }

  enum ReactionKind { like laugh party sad fire ball }

  type Reaction {
    kind: ReactionKind!
    total: Int!
    "Ids of the users who reacted so, oldest first, at most 100."
    users: [Int!]!
  }

  "A team by the name it has today, — once it was deleted."
  type ChatTeam { id: Int!  name: String! }

  "Teams that are equal at the top: three at most, and how many there are."
  type ChatPlace { teams: [ChatTeam!]!  count: Int!  points: Float! }

  "Places won since the matchday before."
  type ChatClimber { team: ChatTeam!  places: Int!  rank: Int! }

  "Without \`away\` against the league's average."
  type ChatDuel { home: ChatTeam!  away: ChatTeam  home_points: Float!  away_points: Float! }

  "A confirmed matchday in the league; a correction changes it, and never posts a second one."
  type MatchdayResult {
    week_id: Int!
    "Most points of the matchday."
    winners: ChatPlace!
    "First in the table, with its points: 3, 1 and 0 for duels in a head-to-head league."
    leaders: ChatPlace!
    "Null when nobody climbed."
    climber: ChatClimber
    "The round of a head-to-head league, ten at most."
    duels: [ChatDuel!]!
    duels_total: Int!
  }

  "What changed after a revision; whoever missed more than 200 changes gets the whole list again."
  type CommentChanges {
    revision: Int!
    "The list replaces what the reader has, instead of adding to it."
    whole: Boolean!
    comments: [Comment!]!
    "Members who have the chat open, as far as this server knows."
    online: Int!
  }

  type Query {
    "The latest comments, oldest first; 200 at most."
    comments(key_id: Int!, limit: Int = 200): [Comment!]!
  }

  "1 to 60 characters on one line."
  input PollOptionInput { text: String!  player_id: Int }

  type Mutation {
    "The same \`key\` from the same user answers the comment it made before, and makes none. With \`options\` the comment is the question of a poll, which the next deadline closes; \`quotes\` is the id of the comment that it answers."
    insert_comment(key_id: Int!, comment: String!, team_id: Int, key: String, options: [PollOptionInput!], quotes: Int): Comment!
    "One's own comment, or, as the league's admin, anybody's."
    delete_comment(id: Int!): Comment!
    "Votes for a comment, or takes the vote back."
    vote_comment(id: Int!, voted: Boolean!): Comment!
    "Votes in a poll, or changes the vote."
    vote_poll(id: Int!, option: Int!): Comment!
    "Reacts to a comment in one way, or takes that back; one reaction per user, the new one replaces another."
    react_comment(id: Int!, kind: ReactionKind!, reacted: Boolean!): Comment!
  }

  type Subscription {
    "The latest comments, oldest first, 200 at most: at once, and whole again after each change."
    comments(key_id: Int!, limit: Int = 200): [Comment!]!
    "What changed since a revision (0: everything): at once, and after each change."
    comment_changes(key_id: Int!, after: Int = 0): CommentChanges!
  }
`;

/** The ways to react to a comment, as the schema names them. */
export const REACTION_KINDS = ['like', 'laugh', 'party', 'sad', 'fire', 'ball'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

export interface ChatReaction {
  readonly kind: ReactionKind;
  readonly total: number;
  readonly users: readonly number[];
}

export interface ChatTeam {
  readonly id: number;
  readonly name: string;
}

export interface ChatPlace {
  readonly teams: readonly ChatTeam[];
  readonly count: number;
  readonly points: number;
}

export interface ChatDuel {
  readonly home: ChatTeam;
  readonly away: ChatTeam | null;
  readonly home_points: number;
  readonly away_points: number;
}

/** The result of a matchday, which a league posts automatically. */
export interface ChatResult {
  readonly week_id: number;
  readonly winners: ChatPlace;
  readonly leaders: ChatPlace;
  readonly climber: { readonly team: ChatTeam; readonly places: number; readonly rank: number } | null;
  readonly duels: readonly ChatDuel[];
  readonly duels_total: number;
}

export interface ChatPollOption {
  readonly text: string;
  readonly player_id: number | null;
  readonly total: number | null;
}

/** A question to the members of a league, as one reader sees it. */
export interface ChatPoll {
  readonly week_id: number;
  readonly closes_at: string;
  readonly closed: boolean;
  readonly options: readonly ChatPollOption[];
  readonly votes_total: number;
  readonly own: number | null;
}

/** An option of a new poll. */
export interface NewPollOption {
  readonly text: string;
  readonly player_id?: number | null | undefined;
}

/** Fewest and most options of a poll, and the longest in characters. */
export const POLL_LIMITS = { fewest: 2, most: 6, length: 60 } as const;

export interface ChatQuote {
  readonly id: number;
  readonly teamname: string;
  readonly username: string;
  readonly comment: string;
  readonly deleted: boolean;
}

/** A comment as the schema answers it. */
export interface ChatComment {
  readonly id: number;
  readonly key_id: number;
  readonly type: 2;
  readonly kind: 'comment' | 'result';
  readonly comment: string;
  readonly created_at: string;
  readonly team_id: number;
  readonly teamname: string;
  readonly badge: string | null;
  readonly user_id: number;
  readonly username: string;
  readonly premium: boolean;
  readonly votes_total: number;
  readonly votes_users: readonly number[];
  readonly reactions: readonly ChatReaction[];
  readonly deleted: boolean;
  readonly hidden: boolean;
  readonly revision: number;
  readonly result: ChatResult | null;
  readonly poll: ChatPoll | null;
  readonly quote: ChatQuote | null;
}

export interface ChatChanges {
  readonly revision: number;
  readonly whole: boolean;
  readonly comments: readonly ChatComment[];
  readonly online: number;
}

const fields = /* GraphQL */ `
  id key_id type kind comment created_at team_id teamname badge user_id username premium votes_total votes_users
  reactions { kind total users } deleted hidden revision
  result {
    week_id winners { teams { id name } count points } leaders { teams { id name } count points } climber { team { id name } places rank }
    duels { home { id name } away { id name } home_points away_points } duels_total
  }
  poll { week_id closes_at closed options { text player_id total } votes_total own }
  quote { id teamname username comment deleted }
`;

/** One operation of the chat: its text, and, as types only, what goes in and what comes out. */
export interface ChatOperation<V, D> {
  readonly text: string;
  readonly types?: { readonly variables: V; readonly data: D };
}

const operation = <V, D>(text: string): ChatOperation<V, D> => ({ text });

/** The operations the portal makes. Errors carry a code of the contract in `extensions.code`. */
export const chatOperations = {
  insert: operation<
    {
      key_id: number;
      comment: string;
      team_id?: number;
      key?: string;
      options?: readonly NewPollOption[] | undefined;
      quotes?: number | undefined;
    },
    { insert_comment: ChatComment }
  >(
    `mutation insert($key_id: Int!, $comment: String!, $team_id: Int, $key: String, $options: [PollOptionInput!], $quotes: Int) {
      insert_comment(key_id: $key_id, comment: $comment, team_id: $team_id, key: $key, options: $options, quotes: $quotes) { ${fields} }
    }`,
  ),
  votePoll: operation<{ id: number; option: number }, { vote_poll: ChatComment }>(
    `mutation votePoll($id: Int!, $option: Int!) { vote_poll(id: $id, option: $option) { ${fields} } }`,
  ),
  delete: operation<{ id: number }, { delete_comment: ChatComment }>(
    `mutation delete($id: Int!) { delete_comment(id: $id) { ${fields} } }`,
  ),
  vote: operation<{ id: number; voted: boolean }, { vote_comment: ChatComment }>(
    `mutation vote($id: Int!, $voted: Boolean!) { vote_comment(id: $id, voted: $voted) { ${fields} } }`,
  ),
  react: operation<{ id: number; kind: ReactionKind; reacted: boolean }, { react_comment: ChatComment }>(
    `mutation react($id: Int!, $kind: ReactionKind!, $reacted: Boolean!) {
      react_comment(id: $id, kind: $kind, reacted: $reacted) { ${fields} }
    }`,
  ),
  changes: operation<{ key_id: number; after: number }, { comment_changes: ChatChanges }>(
    `subscription changes($key_id: Int!, $after: Int) {
      comment_changes(key_id: $key_id, after: $after) { revision whole online comments { ${fields} } }
    }`,
  ),
} as const;
