/**
 * The chat of a league, by GraphQL at `POST /api/graphql` (spec §7, decisions §5.8). Queries and mutations are
 * answered as JSON (GraphQL over HTTP), subscriptions as server-sent events to clients that accept `text/event-stream`
 * (the protocol of the library `graphql-sse`, distinct connections). The access token goes in `Authorization`, as
 * everywhere.
 */
export const chatPath = 'graphql';
