import { chatOperations } from '@euro/api-contract';
import { exampleUser } from '@euro/platform/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleComment, exampleResult } from '../testing/exampleChat.js';
import { exampleLeagueView } from '../testing/exampleLeagues.js';
import { article, messages, openChat, openMenu } from '../testing/openChat.js';
import { makePortal, tellChat } from '../testing/openLeagues.js';

const ownComment = (id: number, comment: string) => exampleComment(id, { user_id: exampleUser.id, comment });
const write = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Bericht' }), text);

describe('a message of the chat', () => {
  it('has a menu for each message: a star, and deletion of own messages after confirmation', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1), ownComment(2, 'Van mij'));
    fake.chat.answer(chatOperations.vote, {
      vote_comment: exampleComment(1, { votes_total: 1, votes_users: [exampleUser.id], revision: 3 }),
    });
    await openMenu('Bericht 1');
    expect(screen.queryByRole('button', { name: 'Verwijder' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Ster' }));
    expect(await screen.findByRole('button', { name: 'Ster, 1 stem' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    fake.chat.answer(chatOperations.delete, {
      delete_comment: { ...ownComment(2, ''), deleted: true, revision: 4 },
    });
    await openMenu('Van mij');
    expect(screen.queryByRole('button', { name: 'Ster' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijder' }));
    expect(fake.chat.calls(chatOperations.delete)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
    await waitFor(() => expect(messages()).toHaveLength(1));
  });

  it('opens the menu by a long press, and closes it by Escape or a press elsewhere', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1));
    const finger = Object.assign(createEvent.pointerDown(article('Bericht 1')), { pointerType: 'touch' });
    fireEvent(article('Bericht 1'), finger);
    await screen.findByRole('group', { name: 'Kies een reactie' });
    const button = within(article('Bericht 1')).getByRole('button', { name: 'Acties bij dit bericht' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Kies een reactie' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await openMenu('Bericht 1');
    await userEvent.click(screen.getByRole('textbox', { name: 'Bericht' }));
    expect(screen.queryByRole('group', { name: 'Kies een reactie' })).not.toBeInTheDocument();
  });

  it('supports six reactions, which can be undone', async () => {
    const fake = await openChat();
    const fire = (...users: number[]) => [{ kind: 'fire' as const, total: users.length, users }];
    await tellChat(fake, exampleComment(1, { reactions: fire(41) }));
    fake.chat.answer(chatOperations.react, {
      react_comment: exampleComment(1, { reactions: fire(41, exampleUser.id), revision: 3 }),
    });
    expect(await screen.findByRole('button', { name: 'Vuur, 1 reactie' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await openMenu('Bericht 1');
    const choice = await screen.findByRole('group', { name: 'Kies een reactie' });
    expect(within(choice).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(within(choice).getByRole('button', { name: 'Vuur' }));
    expect(choice).not.toBeInTheDocument();
    const fireButton = await screen.findByRole('button', { name: 'Vuur, 2 reacties' });
    expect(fireButton).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(fireButton);
    expect(fake.chat.calls(chatOperations.react).map(({ reacted }) => reacted)).toEqual([true, false]);
  });

  it('answers a message with a quote, to which a press jumps; a deleted one has no words', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1, { comment: 'Gakpo' }));
    await openMenu('Gakpo');
    await userEvent.click(await screen.findByRole('button', { name: 'Antwoord' }));
    expect(screen.getByRole('button', { name: 'Antwoord niet' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveFocus();
    const quote = { id: 1, teamname: 'Onder de Lat', username: 'Sofie', comment: 'Gakpo', deleted: false };
    const answer = exampleComment(2, { user_id: exampleUser.id, comment: 'Genoteerd', quote });
    fake.chat.answer(chatOperations.insert, { insert_comment: answer });
    await write('Genoteerd{Enter}');
    expect(fake.chat.calls(chatOperations.insert)[0]).toMatchObject({ comment: 'Genoteerd', quotes: 1 });
    expect(screen.queryByRole('button', { name: 'Antwoord niet' })).not.toBeInTheDocument();
    const showMock = jest.fn();
    Element.prototype.scrollIntoView = showMock;
    await userEvent.click(await screen.findByRole('button', { name: /Sofie/ }));
    expect(showMock).toHaveBeenCalledWith({ block: 'center' });
    expect(article('Sofie')).toHaveFocus();
    await tellChat(fake, { ...answer, revision: 3, quote: { ...quote, comment: '', deleted: true } });
    expect(messages()[0]).toContain('Bericht verwijderd');
    expect(messages()[0]).not.toContain('Gakpo');
  });

  it('shows the league’s result of a matchday in one row, with one way on', async () => {
    const fake = makePortal();
    fake.api.answer('GET league/{id}', exampleLeagueView({}, { admin: exampleUser.id }));
    await openChat(fake);
    await tellChat(fake, exampleComment(1), exampleResult(2));
    const row = within(article('wint speeldag 2'));
    expect(row.getByText('Onder de Lat wint speeldag 2')).toBeInTheDocument();
    expect(row.getByText('· 62,5 p.')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Bekijk' })).toHaveAttribute('href', '/leagues/3?week=2');
    await openMenu('wint speeldag 2');
    expect(await screen.findByRole('button', { name: 'Verwijder' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Antwoord' })).not.toBeInTheDocument();
  });

  it('lets the admin delete others’ messages', async () => {
    const fake = makePortal();
    fake.api.answer('GET league/{id}', exampleLeagueView({}, { admin: exampleUser.id }));
    await openChat(fake);
    await tellChat(fake, exampleComment(1));
    await openMenu('Bericht 1');
    expect(await screen.findByRole('button', { name: 'Verwijder' })).toBeInTheDocument();
  });
});
