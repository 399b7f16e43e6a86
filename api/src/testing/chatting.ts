import { type ChatOperation, chatPath } from '@euro/api-contract';
import { EventReader } from './eventReader.js';
import { type Person, signedIn } from './people.js';
import type { TestApi } from './testApi.js';
import type { Answer } from './testClient.js';

export interface Member extends Person {
  readonly teamId: number;
}

/** A league with so many members, the first of them its admin; each owns one team. */
export async function leagueOf(
  api: TestApi,
  count: number,
): Promise<{ leagueId: number; members: Member[]; admin: Member }> {
  const { models } = api.database;
  const members: Member[] = [];
  for (let place = 1; place <= count; place += 1) members.push(await withTeam(api, `Ploeg ${place}`));
  const [admin] = members;
  if (!admin) throw new Error('A league has a member.');
  const league = await models.League.create({
    ...{ competitionId: 1, name: 'De Kantine', adminId: admin.userId, weekId: 1 },
    ...{ mode: 'points', findable: false, createdAt: 0 },
  });
  for (const { teamId } of members) await join(api, league.id, teamId);
  return { leagueId: league.id, members, admin };
}

export async function join(api: TestApi, leagueId: number, teamId: number): Promise<void> {
  await api.database.models.LeagueMember.create({ leagueId, teamId, joinedAt: teamId });
}

export async function kick(api: TestApi, leagueId: number, teamId: number): Promise<void> {
  await api.database.models.LeagueMember.destroy({ where: { leagueId, teamId } });
}

/** Somebody who is signed in, with a team that nobody picked players for. */
export async function withTeam(api: TestApi, name: string): Promise<Member> {
  const person = await signedIn(api);
  const team = await api.database.models.Team.create({
    ...{ competitionId: 1, userId: person.userId, name, nameVisible: false, badge: null, weekId: 1 },
    ...{ createdAt: 0, paymentId: null, freeHitWeek: null, bankWeek: null, tripleCaptainWeek: null },
    ...{ wildCardWeek: null, deletedAt: null },
  });
  return { ...person, teamId: team.id };
}

/** Makes a query or mutation of the chat. */
export function ask<V extends object, D>(
  { client }: Pick<Person, 'client'>,
  operation: ChatOperation<V, D>,
  variables: V,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return client.post(chatPath, { query: operation.text, variables }, { headers });
}

/** Opens a subscription of the chat. */
export function listen<V extends object, D>(
  api: TestApi,
  { client }: Pick<Person, 'client'>,
  operation: Pick<ChatOperation<V, D>, 'text'>,
  variables: V,
): Promise<EventReader> {
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    authorization: client.token ?? '',
  };
  return EventReader.open(`${api.url}/${chatPath}`, headers, { query: operation.text, variables });
}
