import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { Reply } from './reply.js';

export const POLL_PATH = '/peiling';

const ANSWERS = ['verdediging', 'middenveld', 'aanval'] as const;
const vote = z.object({ answer: z.enum(ANSWERS) });
const LONGEST_BODY = 256;

/** The readers' poll: `GET` returns the votes, `POST { answer }` adds one. Anonymous and in memory. */
export function createPoll(): (request: IncomingMessage) => Promise<Reply> {
  const votes = new Map<string, number>(ANSWERS.map((answer) => [answer, 0]));
  const reply = (status: number): Reply => json(status, { votes: Object.fromEntries(votes) });

  return async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return reply(200);
    if (request.method !== 'POST') return json(405, { error: 'Lees met GET, stem met POST.' });
    // Without a preflight another site can't send JSON.
    if (request.headers['content-type'] !== 'application/json') return json(415, { error: 'Stuur JSON.' });
    const parsed = vote.safeParse(parse(await textOf(request)));
    if (!parsed.success) return json(400, { error: `Kies een van ${ANSWERS.join(', ')}.` });
    const { answer } = parsed.data;
    votes.set(answer, (votes.get(answer) ?? 0) + 1);
    return reply(201);
  };
}

function json(status: number, body: unknown): Reply {
  return {
    status,
    type: 'application/json',
    body: JSON.stringify(body),
    headers: { 'Cache-Control': 'no-store' },
  };
}

/** The body of a request; empty when it is too long. */
async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    if (text.length <= LONGEST_BODY) text += String(chunk);
  }
  return text.length <= LONGEST_BODY ? text : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
