import { chatOperations } from '@euro/api-contract';
import { players } from '@euro/game-ui/testing';
import { exampleUser, refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleComment, examplePoll, exampleResult } from '../testing/exampleChat.js';
import { article, openChat, openMenu } from '../testing/openChat.js';
import { makePortal, tellChat } from '../testing/openLeagues.js';

const menuButton = (text: string) =>
  within(article(text)).getByRole('button', { name: 'Acties bij dit bericht' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the menu of a message', () => {
  it('returns the focus to its button after an action or a reaction', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1));
    const changed = exampleComment(1, { revision: 3 });
    fake.chat.answer(chatOperations.vote, { vote_comment: changed });
    fake.chat.answer(chatOperations.react, { react_comment: changed });
    for (const name of ['Ster', 'Vuur']) {
      await openMenu('Bericht 1');
      await press(name);
      expect(screen.queryByRole('group', { name: 'Kies een reactie' })).not.toBeInTheDocument();
      expect(menuButton('Bericht 1')).toHaveFocus();
    }
  });

  it('moves the focus to its question before it deletes, and to the log afterwards', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1, { user_id: exampleUser.id }), exampleComment(2));
    await openMenu('Bericht 1');
    await press('Verwijder');
    expect(screen.getByRole('button', { name: 'Verwijder' })).toHaveFocus();
    await press('Behoud');
    expect(menuButton('Bericht 1')).toHaveFocus();
    fake.chat.answer(chatOperations.delete, {
      delete_comment: exampleComment(1, { deleted: true, comment: '', revision: 4 }),
    });
    await openMenu('Bericht 1');
    await press('Verwijder');
    await press('Verwijder');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('log')).toHaveFocus();
  });

  it('reports a message of others once a reason is pressed, and returns the focus', async () => {
    const fake = await openChat();
    const own = exampleComment(2, { user_id: exampleUser.id });
    await tellChat(fake, exampleComment(1), own, exampleResult(3));
    fake.api.answer(
      'POST league/{id}/complaint',
      refuse('too-many-requests', 429, { message: 'Even rustig.' }),
    );
    await openMenu('Bericht 1');
    await press('Meld');
    const dialog = within(await screen.findByRole('dialog', { name: 'Meld dit bericht' }));
    expect(dialog.getByText(/Niemand ziet dat jij het meldde/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Het beledigt of pest iemand' }));
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Even rustig.'));
    fake.api.answer('POST league/{id}/complaint', { ok: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Het is reclame of bedrog' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.notices.at(-1)?.tone).toBe('positive');
    expect(fake.api.calls('POST league/{id}/complaint').at(-1)).toMatchObject({
      params: { id: 3 },
      body: { commentId: 1, reason: 'spam' },
    });
    await waitFor(() => expect(menuButton('Bericht 1')).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Kies een reactie' })).not.toBeInTheDocument();
    for (const text of ['Bericht 2', 'wint speeldag 2']) {
      await openMenu(text);
      await screen.findByRole('group', { name: 'Kies een reactie' });
      expect(screen.queryByRole('button', { name: 'Meld' })).not.toBeInTheDocument();
    }
  });

  it('is absent from a message that the help desk hid', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1, { hidden: true, comment: 'Bericht verwijderd' }));
    expect(article('Bericht verwijderd')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Acties bij dit bericht' })).not.toBeInTheDocument();
  });

  it('has a star for neither a poll nor a result, where none is shown', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1, { comment: 'Wie?', poll: examplePoll() }), exampleResult(2));
    await screen.findByRole('list', { name: 'Wie?' });
    await openMenu('Wie?');
    await screen.findByRole('button', { name: 'Kopieer' });
    expect(screen.queryByRole('button', { name: 'Ster' })).not.toBeInTheDocument();
    await openMenu('wint speeldag 2');
    await screen.findByRole('group', { name: 'Kies een reactie' });
    for (const name of ['Ster', 'Kopieer'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

it('posts a poll again with the same key, as long as nothing in it changes', async () => {
  const now = Date.parse('2024-06-21T18:15:00Z');
  const fake = await openChat(makePortal({ now, players }));
  await tellChat(fake, exampleComment(1));
  await press('Nieuwe poll');
  const sheet = within(await screen.findByRole('dialog'));
  const add = (text: string) =>
    userEvent.type(sheet.getByRole('textbox', { name: 'Ander antwoord' }), `${text}{Enter}`);
  const post = async (count: number) => {
    await userEvent.click(sheet.getByRole('button', { name: 'Plaats de poll' }));
    await waitFor(() => expect(fake.notices).toHaveLength(count));
  };
  fake.chat.answer(chatOperations.insert, refuse('too-many-requests', 429, { message: 'Even rustig.' }));
  await add('a');
  await add('b');
  await post(1);
  await post(2);
  await add('c');
  await post(3);
  const [first, second, third] = fake.chat.calls(chatOperations.insert).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
