import { DESK_ROLES, type DeskRole } from '@euro/api-contract';
import { startSession } from '../accounts/identity/sessions.js';
import type { Role } from '../http/routing/caller.js';
import { aSquad, type SquadBody } from './squads.js';
import type { TestApi } from './testApi.js';
import { TestClient } from './testClient.js';

export interface Person {
  readonly client: TestClient;
  readonly userId: number;
}

let count = 0;

/** A signed-in user with an account, created without hashing a password. */
export async function signedIn(api: TestApi, { roles = [] }: { roles?: Role[] } = {}): Promise<Person> {
  count += 1;
  const { models } = api.database;
  const user = await models.User.create({
    email: `fan${count}@example.test`,
    firstName: 'Romelu',
    lastName: 'Lukaku',
    language: 'nl',
    createdAt: 0,
    emailVerifiedAt: 0,
  });
  const ofDesk = (role: Role): role is DeskRole => DESK_ROLES.some((one) => one === role);
  await models.UserRole.bulkCreate(roles.flatMap((role) => (ofDesk(role) ? [] : { userId: user.id, role })));
  await models.DeskRole.bulkCreate(
    roles.filter(ofDesk).map((role) => ({ userId: user.id, role, competitionId: 0 })),
  );
  const link = await api.database.withTransaction((transaction) =>
    startSession(api.context, user.id, 'test', transaction),
  );
  const client = new TestClient(api.url);
  const caller = {
    userId: user.id,
    roles: new Set(roles),
    sessionFamily: link.family,
    language: 'nl' as const,
  };
  client.token = (await api.context.accessTokens.issue(caller)).token;
  return { client, userId: user.id };
}

export interface Manager extends Person {
  readonly teamId: number;
  readonly squad: SquadBody;
}

/** A user with a team, created through the API at the clock's time. */
export async function manager(
  api: TestApi,
  body: object = {},
  who: { roles?: Role[] } = {},
): Promise<Manager> {
  const person = await signedIn(api, who);
  const squad = await aSquad(api.database);
  const answer = await person.client.post('team/add', { teamName: 'Rode Duivels', ...squad, ...body });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return { ...person, teamId: answer.body.team.id, squad };
}
