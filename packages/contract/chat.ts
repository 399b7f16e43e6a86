/** Names of fields and arguments are the specification's (spec §3 chat comment). */
export const chatSchema = /* GraphQL */ `
  type Comment {
    id: Int!
    "League id."
    key_id: Int!
    "Always 2: a comment of a league."
    type: Int!
    "1 to 1000 characters of plain text; empty once it was deleted."
    comment: String!
    "ISO 8601, UTC, on the server's own clock."
    created_at: String!
    team_id: Int!
    teamname: String!
    badge: String
    user_id: Int!
    "Empty unless the team shows its manager's name."
    username: String!
    premium: Boolean!
    votes_total: Int!
    "Ids of the users who voted for it, oldest first, at most 100."
    votes_users: [Int!]!
    deleted: Boolean!
    "Grows with each change of the league's chat: what a reader has seen."
    revision: Int!
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

  type Mutation {
    "The same \`key\` from the same user answers the comment it made before, and makes none."
    insert_comment(key_id: Int!, comment: String!, team_id: Int, key: String): Comment!
    "One's own comment, or, as the league's admin, anybody's."
    delete_comment(id: Int!): Comment!
    "Votes for a comment, or takes the vote back."
    vote_comment(id: Int!, voted: Boolean!): Comment!
  }

  type Subscription {
    "The latest comments, oldest first, 200 at most: at once, and whole again after each change."
    comments(key_id: Int!): [Comment!]!
    "What changed since a revision (0: everything): at once, and after each change."
    comment_changes(key_id: Int!, after: Int = 0): CommentChanges!
  }
`;

/** A comment as the schema answers it. */
export interface ChatComment {
  readonly id: number;
  readonly key_id: number;
  readonly type: 2;
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
  readonly deleted: boolean;
  readonly revision: number;
}

export interface ChatChanges {
  readonly revision: number;
  readonly whole: boolean;
  readonly comments: readonly ChatComment[];
  readonly online: number;
}

const fields = /* GraphQL */ `
  id key_id type comment created_at team_id teamname badge user_id username premium votes_total votes_users deleted revision
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
    { key_id: number; comment: string; team_id?: number; key?: string },
    { insert_comment: ChatComment }
  >(
    `mutation insert($key_id: Int!, $comment: String!, $team_id: Int, $key: String) {
      insert_comment(key_id: $key_id, comment: $comment, team_id: $team_id, key: $key) { ${fields} }
    }`,
  ),
  delete: operation<{ id: number }, { delete_comment: ChatComment }>(
    `mutation delete($id: Int!) { delete_comment(id: $id) { ${fields} } }`,
  ),
  vote: operation<{ id: number; voted: boolean }, { vote_comment: ChatComment }>(
    `mutation vote($id: Int!, $voted: Boolean!) { vote_comment(id: $id, voted: $voted) { ${fields} } }`,
  ),
  changes: operation<{ key_id: number; after: number }, { comment_changes: ChatChanges }>(
    `subscription changes($key_id: Int!, $after: Int) {
      comment_changes(key_id: $key_id, after: $after) { revision whole online comments { ${fields} } }
    }`,
  ),
} as const;
