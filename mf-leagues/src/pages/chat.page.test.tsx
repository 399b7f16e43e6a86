import { chatOperations, type LeagueView } from '@euro/api-contract';
import { formatTime } from '@euro/design-system';
import { closeRemote, exampleUser, refuse } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleChanges, exampleComment, exampleResult } from '../testing/exampleChat.js';
import { exampleLeagueView, exampleOwnLeague } from '../testing/exampleLeagues.js';
import { messages, openChat } from '../testing/openChat.js';
import { makePortal, openPage, tellChat } from '../testing/openLeagues.js';

const ownComment = (id: number, comment: string) => exampleComment(id, { user_id: exampleUser.id, comment });

const write = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Bericht' }), text);

describe('the height of the chat', () => {
  const HEAD = 345;
  const panel = () => screen.getByRole('log').closest('section')?.parentElement as HTMLElement;
  let keyboard: { height: number; resize: () => void };
  let showMock: jest.Mock;

  beforeEach(() => {
    const listeners = new Set<() => void>();
    keyboard = {
      height: 812,
      resize: () => {
        for (const listener of listeners) listener();
      },
    };
    const viewport = {
      get height() {
        return keyboard.height;
      },
      offsetTop: 0,
      scale: 1,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    showMock = jest.fn();
    Element.prototype.scrollIntoView = showMock;
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: HEAD, bottom: HEAD, height: 0 } as DOMRect);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: null });
  });

  it('on a tablet fills the page below its head, and the page does not scroll', async () => {
    await openChat();
    expect(panel().style.height).toBe(`${812 - HEAD - 16}px`);
    expect(screen.getByRole('textbox', { name: 'Bericht' }).closest('form')).not.toHaveAttribute('data-bar');
    expect(showMock).not.toHaveBeenCalled();
  });

  it('on a tablet fills the screen, to which the page scrolls, when a keyboard leaves too little', async () => {
    await openChat();
    keyboard.height = 476;
    await act(async () => keyboard.resize());
    expect(panel().style.height).toBe('444px');
    expect(showMock).toHaveBeenCalledWith({ block: 'end' });
    keyboard.height = 812;
    await act(async () => keyboard.resize());
    expect(panel().style.height).toBe(`${812 - HEAD - 16}px`);
  });

  describe('on a phone', () => {
    const room = panel;
    beforeEach(() => {
      const { matchMedia } = window;
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation((query) =>
          Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
        );
      jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
      Object.defineProperty(window, 'innerHeight', { configurable: true, value: 812 });
    });
    afterEach(() => Object.defineProperty(window, 'innerHeight', { configurable: true, value: 768 }));

    it('is all below the header, with the input in the place of the portal’s tabs and without the tiles of the leagues', async () => {
      await openChat();
      expect(room().style.height).toBe(`calc(100dvh - ${HEAD}px - var(--foot))`);
      expect(screen.getByRole('textbox', { name: 'Bericht' }).closest('form')).toHaveAttribute('data-bar');
      expect(screen.queryByRole('navigation', { name: 'Jouw minicompetities' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Minicompetitie' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Klassement' }));
      expect(screen.getByRole('navigation', { name: 'Jouw minicompetities' })).toBeInTheDocument();
    });

    it('shrinks by a keyboard, and is restored afterwards', async () => {
      await openChat();
      keyboard.height = 476;
      await act(async () => keyboard.resize());
      expect(room().style.height).toBe('476px');
      expect(room()).toHaveAttribute('data-typing');
      keyboard.height = 812;
      await act(async () => keyboard.resize());
      expect(room().style.height).toContain('100dvh');
      expect(room()).not.toHaveAttribute('data-typing');
    });
  });

  describe('beside the table', () => {
    beforeEach(() => {
      const { matchMedia } = window;
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation((query) =>
          Object.assign(matchMedia(query), { matches: query.includes('min-width') }),
        );
    });

    it('fills the page below its head', async () => {
      keyboard.height = 900;
      await openChat();
      expect(panel().style.height).toBe(`${900 - HEAD - 16}px`);
    });

    it('fits a low screen, and the page does not scroll', async () => {
      keyboard.height = 600;
      await openChat();
      expect(panel().style.height).toBe(`${600 - 2 * 16}px`);
      expect(showMock).not.toHaveBeenCalled();
    });
  });
});

describe('the chat of a league', () => {
  it('shows author, text and time, the number of readers, and links that are safe', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1, { comment: 'Kijk op https://uefa.com' }), ownComment(2, 'Doe ik'));
    expect(screen.getByText('5 online')).toBeInTheDocument();
    expect(messages()[0]).toContain('Sofie');
    expect(screen.getByRole('heading', { name: /^vrijdag 21\/06/ })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /uefa\.com/ });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('href', 'https://uefa.com/');
  });

  it('shows mentions, and suggests names after an @', async () => {
    const fake = await openChat();
    const { teams } = exampleLeagueView();
    const [first, ownTeam] = teams;
    await tellChat(
      fake,
      exampleComment(1, { comment: `Kijk @${ownTeam?.name}, en @${first?.name}: mail@${first?.name}` }),
    );
    const bold = [...document.querySelectorAll('article b[class]')]
      .filter(({ textContent }) => textContent.startsWith('@'))
      .map((mention) => [mention.textContent, mention.hasAttribute('data-own')]);
    expect(bold).toEqual([
      [`@${ownTeam?.name}`, true],
      [`@${first?.name}`, false],
    ]);
    await write(`Zeg @${first?.name.slice(0, 3)}`);
    const suggestions = within(screen.getByRole('group', { name: 'Wie vermeld je?' }));
    await userEvent.click(suggestions.getByRole('button', { name: `@${first?.name}` }));
    const field = screen.getByRole('textbox', { name: 'Bericht' });
    expect(field).toHaveValue(`Zeg @${first?.name} `);
    expect(field).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Wie vermeld je?' })).toBeNull();
  });

  it('sends with Enter: at once on screen, once on the server', async () => {
    const now = Date.parse('2024-06-21T18:15:00Z');
    const fake = await openChat(makePortal({ now }));
    await tellChat(fake, exampleComment(1));
    let arrive = (_: unknown) => {};
    fake.chat.answer(
      chatOperations.insert,
      () =>
        new Promise((resolve) => {
          arrive = resolve as typeof arrive;
        }),
    );
    await write('Hallo{Shift>}{Enter}{/Shift}daar{Enter}');
    expect(messages()).toHaveLength(2);
    // By the clock of the game, as it will be stored.
    const log = screen.getByRole('log');
    expect([...log.querySelectorAll('time')].at(-1)).toHaveTextContent(formatTime(now).replace(':', '.'));
    expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveValue('');
    const [call] = fake.chat.calls(chatOperations.insert);
    expect(call).toMatchObject({ key_id: 3, team_id: 7, comment: 'Hallo\ndaar' });
    expect(call?.key).toMatch(/^[0-9a-f]{32}$/);
    const comment = ownComment(2, 'Hallo\ndaar');
    await act(async () => arrive({ insert_comment: comment }));
    await act(async () =>
      fake.chat.send(chatOperations.changes, exampleChanges([comment], { whole: false })),
    );
    expect(messages()).toHaveLength(2);
  });

  it('retains undelivered messages, and retries with the same key', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1));
    fake.chat.answer(chatOperations.insert, refuse('too-many-requests', 429, { message: 'Even rustig.' }));
    await write('Te snel{Enter}');
    expect(await screen.findByText('Niet verstuurd. Even rustig.')).toBeInTheDocument();
    fake.chat.answer(chatOperations.insert, { insert_comment: ownComment(2, 'Te snel') });
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
    await waitFor(() => expect(screen.queryByText(/Niet verstuurd/)).not.toBeInTheDocument());
    const keys = fake.chat.calls(chatOperations.insert).map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(messages()).toHaveLength(2);
  });

  it('shows after an interruption what it has, and that it is reconnecting', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(4));
    await act(async () => fake.chat.reconnect());
    expect(fake.chat.subscriptions(chatOperations.changes)).toEqual(
      expect.arrayContaining([
        { key_id: 3, after: 0 },
        { key_id: 3, after: 4 },
      ]),
    );
  });

  it('rejects too long or empty messages, and counts characters near the limit', async () => {
    const fake = await openChat();
    await tellChat(fake);
    await userEvent.click(screen.getByRole('textbox', { name: 'Bericht' }));
    await userEvent.paste('x'.repeat(1001));
    expect(screen.getByText('1.001/1.000')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(fake.chat.calls(chatOperations.insert)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Verstuur' })).toHaveAccessibleDescription(
      'Een bericht telt hoogstens 1.000 tekens.',
    );
  });

  it('counts a result as one unread message', async () => {
    const fake = makePortal();
    await openPage(fake, '/leagues/3');
    await screen.findByRole('button', { name: 'Chat' });
    await tellChat(fake, exampleResult(1));
    expect(await screen.findByRole('button', { name: /Chat.*1 ongelezen bericht/ })).toBeInTheDocument();
  });

  it('counts unread messages while the table is open, until the chat is opened', async () => {
    const fake = makePortal();
    await openPage(fake, '/leagues/3');
    await screen.findByRole('button', { name: 'Chat' });
    await tellChat(fake, exampleComment(1), exampleComment(2));
    const segment = await screen.findByRole('button', { name: /Chat.*2 ongelezen berichten/ });
    // The same figure on the menu's tab, which shows the emitted badge.
    expect(fake.emitted.findLast(({ name }) => name === 'menu.badged@1')?.detail).toEqual({
      icon: 'friends',
      badge: { kind: 'unread', count: 2 },
    });
    expect(screen.getByRole('link', { name: /De Kantine.*Nieuwe berichten/ })).toBeInTheDocument();
    await userEvent.click(segment);
    await waitFor(() => expect(screen.queryByRole('button', { name: /ongelezen/ })).not.toBeInTheDocument());
    expect(fake.platform.storage.read('seen-3', (value) => typeof value === 'number')).toBe(2);
  });

  it('of another league has a dot while its latest message is unread', async () => {
    const fake = makePortal();
    const other = { id: 4, name: 'Team Boekhouding', lastComment: 9 };
    fake.api.answer('GET leagues/{userOrTeamId}', {
      leagues: [exampleOwnLeague(), exampleOwnLeague(other)],
    });
    fake.platform.storage.write('seen-4', 8);
    await openPage(fake, '/leagues/3');
    expect(
      await screen.findByRole('link', { name: /Team Boekhouding.*Nieuwe berichten/ }),
    ).toBeInTheDocument();
    await closeRemote();
    fake.platform.storage.write('seen-4', 9);
    await openPage(fake, '/leagues/3');
    expect(await screen.findByRole('link', { name: /Team Boekhouding/ })).not.toHaveTextContent('Nieuwe');
  });

  it('notifies a member who is removed while the league is open, and fetches his leagues again without waiting for the table', async () => {
    const fake = makePortal();
    fake.api.answer('GET league/{id}', () => new Promise<LeagueView>(() => {}));
    await openChat(fake);
    await tellChat(fake);
    const before = fake.api.calls('GET leagues/{userOrTeamId}').length;
    fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
    await act(async () =>
      fake.chat.end(chatOperations.changes, { code: 'forbidden', status: 403, message: 'Geen lid.' }),
    );
    expect(fake.notices).toContainEqual({ tone: 'neutral', text: 'Je bent geen lid meer van De Kantine.' });
    expect(
      await screen.findByRole('heading', { name: 'Deze minicompetitie is niet van jou' }),
    ).toBeInTheDocument();
    expect(fake.notices).toHaveLength(1);
    expect(fake.api.calls('GET leagues/{userOrTeamId}')).toHaveLength(before + 1);
  });

  it('that ended for another reason can be retried', async () => {
    const fake = await openChat();
    await act(async () =>
      fake.chat.end(chatOperations.changes, { code: 'not-available', status: 503, message: 'Even niet.' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    await tellChat(fake, exampleComment(1));
    expect(messages()).toHaveLength(1);
  });

  it('retains the input when the session ends, and continues after signing in again', async () => {
    const fake = await openChat();
    await tellChat(fake, exampleComment(1));
    await write('Bijna klaar');
    const signedIn = fake.state.session.value;
    await act(async () => {
      fake.chat.end(chatOperations.changes, { code: 'session-expired', status: 401, message: 'Voorbij.' });
      fake.state.session.set({ status: 'visitor' });
    });
    expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveValue('Bijna klaar');
    expect(screen.queryByText('Voorbij.')).not.toBeInTheDocument();
    await act(async () => fake.state.session.set(signedIn));
    await tellChat(fake, exampleComment(1), exampleComment(2));
    expect(messages()).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Bericht' })).toHaveValue('Bijna klaar');
  });
});
