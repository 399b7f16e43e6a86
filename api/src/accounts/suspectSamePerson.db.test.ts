import { leagueOf } from '../testing/chatting.js';
import { importTournament } from '../testing/importTournament.js';
import { type Person, signedIn } from '../testing/people.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
});
afterAll(() => api.close());

interface Account {
  readonly email: string;
  readonly name?: string;
  readonly browser?: string | null;
}

let count = 0;

/** Creates an account whose only sign-in is from the browser; without one it never signed in. */
async function account({ email, name, browser = null }: Account): Promise<number> {
  count += 1;
  const { userId } = await signedIn(api);
  const { User, Session } = api.database.models;
  const [firstName = '', lastName = ''] = (name ?? `Fan${count} Nummer${count}`).split(' ');
  await User.update({ email, firstName, lastName }, { where: { id: userId } });
  if (browser === null) await Session.destroy({ where: { userId } });
  else await Session.update({ userAgent: browser }, { where: { userId } });
  return userId;
}

async function suspectedOf(userId: number) {
  const { body } = await operator.client.get(`admin/users/${userId}`);
  return body.samePerson.map(({ id, signals }: { id: number; signals: string[] }) => [id, ...signals]);
}

describe('other accounts of one person', () => {
  it('are those of the same mailbox, whatever tag their addresses have', async () => {
    const plain = await account({ email: 'lotte@schelde.test' });
    const second = await account({ email: 'lotte+2@schelde.test' });
    const third = await account({ email: 'lotte+euro+3@schelde.test' });
    await account({ email: 'lotte+2@elders.test' });
    await account({ email: 'lotte2@schelde.test' });
    await account({ email: 'annelotte@schelde.test' });
    expect(await suspectedOf(plain)).toEqual([
      [third, 'mailbox'],
      [second, 'mailbox'],
    ]);
    expect(await suspectedOf(second)).toEqual([
      [third, 'mailbox'],
      [plain, 'mailbox'],
    ]);
  });

  it('have the same name and a browser in common; the name alone is no reason', async () => {
    const first = await account({ email: 'een@a.test', name: 'Bjorn Van_den%', browser: 'Firefox 133' });
    const other = await account({ email: 'twee@b.test', name: 'bjorn VAN_DEN%', browser: 'Firefox 133' });
    await account({ email: 'drie@c.test', name: 'Bjorn Van_den%', browser: 'Safari 18' });
    await account({ email: 'vier@d.test', name: 'Bjorn Van_den%' });
    await account({ email: 'vijf@e.test', name: 'Bjorn Vanxdeny', browser: 'Firefox 133' });
    expect(await suspectedOf(first)).toEqual([[other, 'name', 'browser']]);
  });

  it('have the same name and teams in one mini-league', async () => {
    const { leagueId, members } = await leagueOf(api, 2);
    const [one, two] = members.map(({ userId }) => userId);
    if (one === undefined || two === undefined) throw new Error('There are two.');
    const { LeagueMember, Session, User } = api.database.models;
    await User.update({ firstName: 'Wim', lastName: 'Aerts' }, { where: { id: [one, two] } });
    await Session.destroy({ where: { userId: [one, two] } });
    expect(await suspectedOf(one)).toEqual([[two, 'name', 'league']]);
    await LeagueMember.destroy({ where: { leagueId } });
    expect(await suspectedOf(one)).toEqual([]);
  });

  it('are five at most, those of the same mailbox first, and no deleted one', async () => {
    const browser = 'Edge 131';
    const name = 'Karen Dhondt';
    const first = await account({ email: 'karen@a.test', name, browser });
    const mailbox = await account({ email: 'karen+x@a.test', name: 'Iemand Anders' });
    const others: number[] = [];
    for (const letter of 'bcdefg')
      others.push(await account({ email: `karen@${letter}.test`, name, browser }));
    const newest = others.at(-1) ?? 0;
    await api.database.models.User.update({ deletedAt: 1 }, { where: { id: newest } });
    const listed = (await suspectedOf(first)).map(([id]: [number]) => id);
    expect(listed).toEqual([mailbox, ...others.toReversed().slice(1, 5)]);
  });
});
