import type { Receipt, TeamView } from '@euro/api-contract';
import { callApi, PASSWORD, tokenOf } from './callApi.js';
import { freshAddress } from './fan.js';
import type { Stack } from './stack.js';

/** Sixteen players by their ids in the feed. */
export interface Lineup {
  /** Coach and eleven. */
  readonly starting: readonly number[];
  /** The goalkeeper first, then in order of substitution. */
  readonly bench: readonly number[];
  readonly captainId: number;
  readonly viceCaptainId: number;
}

/** A user with a team. */
export interface Manager {
  readonly email: string;
  readonly teamId: number;
}

interface NewManager {
  readonly lineup: Lineup;
  readonly teamName: string;
  readonly isPremium?: boolean;
}

let count = 0;

/** Registers a user without a team through the API; returns the e-mail address. */
export async function createUser(stack: Stack, firstName = 'Lotte'): Promise<string> {
  const email = freshAddress();
  const account = { firstName, lastName: 'Peeters', email, password: PASSWORD, acceptTerms: true };
  await callApi(stack, 'POST user/register', { body: account });
  return email;
}

/** Registers a user and creates the team through the API; the browser stays signed out. */
export async function createManager(
  stack: Stack,
  { lineup, teamName, isPremium = false }: NewManager,
): Promise<Manager> {
  const email = freshAddress();
  const account = { firstName: 'Lotte', lastName: 'Peeters', email, password: PASSWORD, acceptTerms: true };
  const { token } = await callApi(stack, 'POST user/register', { body: account });
  if (isPremium) await stack.game('role', email, 'premium');
  count += 1;
  const body = {
    ...lineup,
    starting: [...lineup.starting],
    bench: [...lineup.bench],
    teamName: `${teamName} ${count}`,
  };
  const { team } = await callApi(stack, 'POST team/add', { body, token });
  return { email, teamId: team.id };
}

/** A manager's team as the API returns it to its owner. */
export async function teamOf(stack: Stack, { email, teamId }: Manager): Promise<TeamView> {
  const token = await tokenOf(stack, email);
  return callApi(stack, 'GET team/{id}', { params: { id: teamId }, token });
}

/** The history of a manager's team, newest first. */
export async function receiptsOf(stack: Stack, { email, teamId }: Manager): Promise<readonly Receipt[]> {
  const token = await tokenOf(stack, email);
  return (await callApi(stack, 'GET team/{id}/changes', { params: { id: teamId }, token })).data;
}
