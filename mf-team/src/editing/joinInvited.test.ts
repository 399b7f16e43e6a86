import { refuse } from '@euro/platform/testing';
import { noteInvite, readInvite } from '../store/invite.js';
import { exampleInvitation } from '../testing/exampleAnswers.js';
import { makePorts } from '../testing/makeEditing.js';
import { makePortal } from '../testing/makePortal.js';
import { joinInvited } from './joinInvited.js';

const JOIN = 'POST league/{id}/join/{teamId}';
const DUEL = 'POST duel/{code}/join/{teamId}';

function invited() {
  const fake = makePortal();
  noteInvite(fake.platform.storage, 'K7PX');
  fake.api.answer('GET leagues/invite/{code}/preview', exampleInvitation());
  return { fake, ports: makePorts(fake).ports, code: () => readInvite(fake.platform.storage) };
}

it('joins the league of the invitation once, and notifies the portal', async () => {
  const { fake, ports, code } = invited();
  fake.api.answer(JOIN, { league: { id: 9 } } as never);
  await joinInvited(ports, 77);
  await joinInvited(ports, 77);
  expect(fake.api.calls(JOIN)).toMatchObject([{ params: { id: 9, teamId: 77 }, query: { code: 'K7PX' } }]);
  expect(fake.emitted).toMatchObject([{ name: 'leagues.joined@1', detail: { leagueId: 9, teamId: 77 } }]);
  expect(fake.notices).toMatchObject([{ tone: 'positive', text: 'Je staat in De Kantine.' }]);
  expect(code()).toBeNull();
});

it.each([
  ['the league is full meanwhile', JOIN, 'league-full'],
  ['the code was replaced', 'GET leagues/invite/{code}/preview', 'invite-invalid'],
] as const)('says why nobody was let in when %s', async (_, call, code) => {
  const { fake, ports } = invited();
  fake.api.answer(call, refuse(code, 409));
  await joinInvited(ports, 77);
  expect(fake.emitted).toEqual([]);
  expect(fake.notices).toMatchObject([{ tone: 'warning', text: expect.stringContaining(code) }]);
});

it('begins the duel of an accepted challenge once', async () => {
  const fake = makePortal();
  noteInvite(fake.platform.storage, 'K7PX', 'duel');
  const { ports } = makePorts(fake);
  fake.api.answer(DUEL, { duel: { weekId: 2, opponent: { name: 'De Invallers' } } } as never);
  await joinInvited(ports, 77);
  await joinInvited(ports, 77);
  expect(fake.api.calls(DUEL)).toMatchObject([{ params: { code: 'K7PX', teamId: 77 } }]);
  expect(fake.notices).toMatchObject([
    { tone: 'positive', text: 'Je duel met De Invallers begint op speeldag 2.' },
  ]);
});

it('says why the duel does not begin when somebody was faster', async () => {
  const fake = makePortal();
  noteInvite(fake.platform.storage, 'K7PX', 'duel');
  fake.api.answer(DUEL, refuse('duel-taken', 409));
  await joinInvited(makePorts(fake).ports, 77);
  expect(fake.notices).toMatchObject([{ tone: 'warning', text: expect.stringContaining('duel-taken') }]);
});

it('does nothing without an invitation', async () => {
  const fake = makePortal();
  await joinInvited(makePorts(fake).ports, 77);
  expect(fake.api.calls('GET leagues/invite/{code}/preview')).toEqual([]);
});
