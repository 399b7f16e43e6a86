import { type ChatPoll, chatOperations } from '@euro/api-contract';
import { players } from '@euro/game-ui/testing';
import { type FakePlatform, refuse } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleChanges, exampleComment, examplePoll } from '../testing/exampleChat.js';
import { openChat } from '../testing/openChat.js';
import { makePortal, tellChat } from '../testing/openLeagues.js';

const BEFORE = Date.parse('2024-06-21T18:15:00Z');

const openBefore = () => openChat(makePortal({ now: BEFORE, players }));

const ask = (poll: Partial<ChatPoll> = {}, revision = 1) =>
  exampleComment(1, { comment: 'Wie wordt kapitein?', poll: examplePoll(poll), revision });
const options = async () =>
  within(await screen.findByRole('list', { name: 'Wie wordt kapitein?' })).getAllByRole('button');
const counted = (...totals: number[]) => examplePoll({}, totals).options;

describe('a poll in the chat', () => {
  it('shows who asks, until when, and no totals before the own vote', async () => {
    const fake = await openBefore();
    await tellChat(fake, ask({ votes_total: 3 }));
    expect((await options()).map((option) => option.getAttribute('aria-label'))).toEqual([
      'Gakpo',
      'Musiala',
    ]);
    expect(screen.getByText(/^Sofie vraagt · sluit .* · 3 stemmen$/)).toBeInTheDocument();
  });

  it('counts after the own vote, which may change', async () => {
    const fake = await openBefore();
    await tellChat(fake, ask());
    fake.chat.answer(chatOperations.votePoll, ({ option }) => ({
      vote_poll: ask({ own: option, votes_total: 3, options: counted(2, 1) }, 2 + option),
    }));
    await userEvent.click((await options())[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Gakpo, 2 stemmen' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Musiala, 1 stem' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Musiala, 1 stem' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(fake.chat.calls(chatOperations.votePoll)).toEqual([
      { id: 1, option: 0 },
      { id: 1, option: 1 },
    ]);
  });

  it('says that it is closed, and takes no vote then', async () => {
    const fake = await openBefore();
    await tellChat(fake, ask({ closed: true, votes_total: 3, options: counted(2, 1) }));
    for (const option of await options()) expect(option).toBeDisabled();
    expect(screen.getByText('Sofie vraagt · gesloten · 3 stemmen')).toBeInTheDocument();
    expect(screen.queryByText(/^Van deze namen/)).not.toBeInTheDocument();
  });

  it.each<[string, readonly number[], string]>([
    ['who was right', [3, 8.5], 'Van deze namen haalde Musiala op speeldag 1 de meeste punten: 8,5.'],
    [
      'all who were right',
      [8, 8],
      'Van deze namen haalden Gakpo en Musiala op speeldag 1 de meeste punten: 8.',
    ],
  ])('says after the matchday %s', async (_, points, sentence) => {
    const scored = players.map((player, at) => ({
      ...player,
      stats: [{ weekId: 1, points: points[at] ?? 20 }],
    }));
    const fake = await openChat(makePortal({ now: BEFORE, players: scored }));
    const named = counted(2, 1).map((option, at) => ({ ...option, player_id: players[at]?.id ?? null }));
    await tellChat(fake, ask({ week_id: 1, closed: true, votes_total: 3, options: named }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

describe('a new poll', () => {
  it('is the first thing to do in an empty chat, with the own players at hand', async () => {
    const fake = await openBefore();
    await tellChatNothing(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Begin: wie wordt jullie kapitein?' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nieuwe poll' }));
    expect(sheet.getByRole('textbox', { name: 'Vraag' })).toHaveValue('Wie wordt kapitein?');
    const post = sheet.getByRole('button', { name: 'Plaats de poll' });
    expect(post).toHaveAccessibleDescription('Kies minstens twee antwoorden.');
    const own = within(await sheet.findByRole('group', { name: 'Jouw spelers' }));
    const [first] = await own.findAllByRole('button');
    const name = first?.textContent.replace(/^\d+/, '') ?? '';
    await userEvent.click(first as HTMLElement);
    expect(own.queryByRole('button', { name: new RegExp(name) })).not.toBeInTheDocument();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Ander antwoord' }), 'Iemand anders{Enter}');
    fake.chat.answer(chatOperations.insert, { insert_comment: ask() });
    await userEvent.click(post);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.chat.calls(chatOperations.insert)).toEqual([
      {
        key_id: 3,
        team_id: 7,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        comment: 'Wie wordt kapitein?',
        options: [{ text: name, player_id: expect.any(Number) }, { text: 'Iemand anders' }],
      },
    ]);
  });

  it('has six answers at most, all different, and is retained when it is refused', async () => {
    const fake = await openBefore();
    await tellChat(fake, exampleComment(1));
    await userEvent.click(screen.getByRole('button', { name: 'Nieuwe poll' }));
    const sheet = within(await screen.findByRole('dialog'));
    for (const text of ['a', 'A', 'b', 'c', 'd', 'e', 'f'])
      await userEvent.type(sheet.getByRole('textbox', { name: 'Ander antwoord' }), `${text}{Enter}`);
    expect(sheet.getByText('Een poll heeft hoogstens zes antwoorden.')).toBeInTheDocument();
    expect(within(sheet.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(sheet.getByRole('button', { name: 'Haal b weg' }));
    expect(within(sheet.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
    fake.chat.answer(chatOperations.insert, refuse('too-many-requests', 429, { message: 'Even rustig.' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Plaats de poll' }));
    await waitFor(() => expect(fake.notices).toContainEqual({ tone: 'danger', text: 'Even rustig.' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is not possible after the last deadline', async () => {
    const fake = await openChat(makePortal({ deadline: { deadlineWeek: null, displayWeek: 7 } }));
    await tellChat(fake, exampleComment(1));
    expect(screen.queryByRole('button', { name: 'Nieuwe poll' })).not.toBeInTheDocument();
  });
});

const tellChatNothing = async (fake: FakePlatform) => {
  await act(async () => fake.chat.send(chatOperations.changes, exampleChanges([])));
  await screen.findByRole('button', { name: 'Begin: wie wordt jullie kapitein?' });
};
