import type { HelpConversation } from '@euro/api-contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal, Refused } from '../testing/openPortal.js';

const question = {
  id: 4,
  from: 'asker' as const,
  author: '',
  body: 'Mijn code werkt niet.',
  at: '2024-06-19T08:00:00Z',
};
const answer = {
  id: 5,
  from: 'desk' as const,
  author: 'Sara',
  body: 'Kies twee ploegen.',
  at: '2024-06-19T08:01:00Z',
};

const conversationWith = (fields: Partial<HelpConversation> = {}): { conversation: HelpConversation } => ({
  conversation: { id: 1, status: 'open', messages: [question], unread: 0, ...fields },
});

const panel = () => screen.findByRole('dialog', { name: 'Helpdesk' });
const field = () => screen.findByRole('textbox', { name: 'Bericht aan de helpdesk' });
/** Without typing events: user-event listens on the document, and its listeners are removed after each test. */
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const write = async (text: string) => {
  fill(await field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
};

it('opens at /contact, accepts a visitor’s question with an address, and shows it', async () => {
  const { server } = await openPortal({
    path: '/contact',
    arrange(server) {
      server.answer('GET /api/help', { conversation: null });
      server.answer('POST /api/help', conversationWith());
    },
  });
  const chat = await panel();
  expect(await within(chat).findByText('Hoe kunnen we helpen?')).toBeVisible();
  fill(within(chat).getByRole('textbox', { name: /^Je e-mailadres/ }), 'lotte@example.test');
  await write('Mijn code werkt niet.');
  await waitFor(() => expect(server.sent('POST /api/help')).toHaveLength(1));
  expect(server.sent('POST /api/help')[0]).toMatchObject({
    body: 'Mijn code werkt niet.',
    email: 'lotte@example.test',
    path: '/contact',
  });
  await waitFor(() => expect(within(chat).queryByRole('textbox', { name: /^Je e-mailadres/ })).toBeNull());
  expect(await within(chat).findByRole('article')).toHaveTextContent('Mijn code werkt niet.');
});

it('retains a message that was not delivered, explains why, and sends it again with the same key', async () => {
  const { server } = await openPortal({
    path: '/contact',
    isSignedIn: true,
    arrange(server) {
      server.answer('GET /api/help', { conversation: null });
      server.answer('POST /api/help', new Refused(429, 'too-many-requests'));
    },
  });
  const chat = await panel();
  await within(chat).findByText('Hoe kunnen we helpen?');
  expect(within(chat).queryByRole('textbox', { name: /^Je e-mailadres/ })).toBeNull();
  await write('Hallo');
  expect(await within(chat).findByText('(too-many-requests)')).toBeVisible();
  server.answer('POST /api/help', conversationWith({ messages: [{ ...question, body: 'Hallo' }] }));
  await userEvent.click(within(chat).getByRole('button', { name: 'Probeer opnieuw' }));
  await waitFor(() => expect(within(chat).queryByText('(too-many-requests)')).toBeNull());
  expect(within(chat).getAllByText('Hallo')).toHaveLength(1);
  const keys = server.keys('POST /api/help');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('counts unread answers while it is closed, and shows them when it is opened', async () => {
  await openPortal({
    arrange: (server) => {
      localStorage.setItem('euro.help', '1');
      server.answer('GET /api/help', conversationWith({ messages: [question, answer], unread: 1 }));
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Chat met de helpdesk, 1 nieuw antwoord' }),
  );
  expect(await within(await panel()).findByText('Kies twee ploegen.')).toBeVisible();
});

it('shows the notice of an answer once, not at each page load', async () => {
  let stored: Record<string, string> = { 'euro.help': '1' };
  const visit = async (answerId: number) => {
    const { server } = await openPortal({
      isSignedIn: true,
      arrange: (server) => {
        Object.assign(localStorage, stored);
        const messages = [question, { ...answer, id: answerId }];
        server.answer('GET /api/help', conversationWith({ messages, unread: 1 }));
      },
    });
    await screen.findByRole('button', { name: 'Chat met de helpdesk, 1 nieuw antwoord' });
    await act(() => server.quiet());
    const notice = screen.queryByText('De helpdesk heeft geantwoord.');
    stored = { ...localStorage };
    cleanup();
    return notice;
  };
  expect(await visit(5)).not.toBeNull();
  expect(await visit(5)).toBeNull();
  expect(await visit(6)).not.toBeNull();
});

it('retains the input when it is closed and opened again', async () => {
  await openPortal({
    path: '/contact',
    arrange: (server) => server.answer('GET /api/help', { conversation: null }),
  });
  fill(await field(), 'Half');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open de chat' }));
  expect(await field()).toHaveValue('Half');
});

it('opens from a notice that recommends the desk', async () => {
  const { portal } = await openPortal({
    arrange: (server) => server.answer('GET /api/help', { conversation: null }),
  });
  const { notices } = portal.host.platform;
  act(() => notices.show({ tone: 'danger', text: 'Contacteer ons via de chat.', action: 'help' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open de chat' }));
  expect(await panel()).toHaveFocus();
});

it('hides messages of a user who has signed out meanwhile', async () => {
  const { portal, server } = await openPortal({
    isSignedIn: true,
    arrange: (server) => server.answer('GET /api/help', { conversation: null }),
  });
  let release = (_: ReturnType<typeof conversationWith>) => {};
  const delayedResponse = new Promise<ReturnType<typeof conversationWith>>((resolve) => (release = resolve));
  server.answer('GET /api/help', () => delayedResponse);
  act(() => portal.help.open());
  await waitFor(() => expect(server.sent('GET /api/help')).toHaveLength(1));
  await act(() => server.quiet());
  server.answer('GET /api/help', { conversation: null });
  await act(() => portal.sessionActions.signOut());
  const chat = await panel();
  expect(await within(chat).findByText('Hoe kunnen we helpen?')).toBeVisible();
  await act(async () => {
    release(conversationWith());
    await server.quiet();
  });
  expect(within(chat).queryByText('Mijn code werkt niet.')).not.toBeInTheDocument();
});

it('shows that a conversation is closed, and can be continued', async () => {
  await openPortal({
    path: '/contact',
    isSignedIn: true,
    arrange: (server) =>
      server.answer('GET /api/help', conversationWith({ messages: [question, answer], status: 'closed' })),
  });
  const chat = await panel();
  expect(await within(chat).findByText('Dit gesprek is afgerond. Schrijf gerust opnieuw.')).toBeVisible();
});
