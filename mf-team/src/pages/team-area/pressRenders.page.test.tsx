import type * as GameUi from '@euro/game-ui';
import { exampleTeamView } from '@euro/game-ui/testing';
import { settle } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

/** Strict mode calls a component twice for each render. */
const STRICT = 2;
/** What was rendered since the last reading, one entry for each time. */
const mockRendered = { cards: [] as string[], matches: 0 };

jest.mock('@euro/game-ui', () => {
  const real = jest.requireActual<typeof GameUi>('@euro/game-ui');
  return {
    ...real,
    PlayerCard(props: GameUi.PlayerCardProps) {
      mockRendered.cards.push(props.name);
      return real.PlayerCard(props);
    },
    FixtureList(props: Parameters<typeof real.FixtureList>[0]) {
      mockRendered.matches += 1;
      return real.FixtureList(props);
    },
  };
});

function takeRendered() {
  const { cards, matches } = mockRendered;
  Object.assign(mockRendered, { cards: [], matches: 0 });
  return { cards: new Set(cards), renders: cards.length / STRICT, matches };
}

async function open(fake = makePortal()): Promise<void> {
  await openPage(fake, '/team/7');
}

const card = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[data-player]')].find((each) =>
    each.getAttribute('aria-label')?.startsWith(`${name}, `),
  );
  if (!found) throw new Error(`${name} is not on the pitch`);
  return found;
};

async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
  await settle();
}

/** Opens the sheet of a player, and returns how to press an action of it. */
async function openSheet(name: string) {
  await press(card(name));
  const dialog = within(screen.getByRole('dialog'));
  return (action: string) => press(dialog.getByText(action));
}

describe('a press on the pitch', () => {
  it('renders the card whose sheet it opens, and no other', async () => {
    await open();
    takeRendered();
    await press(card('Rüdiger'));
    const { cards, renders } = takeRendered();
    expect([...cards]).toEqual(['Rüdiger']);
    expect(renders).toBe(1);
  });

  it('that chooses a captain renders both captains, and none of the matches', async () => {
    await open();
    const choose = await openSheet('Rüdiger');
    takeRendered();
    await choose('Kapitein');
    const { cards, renders, matches } = takeRendered();
    expect(cards).toEqual(new Set(['Rüdiger', 'Musiala']));
    expect(renders).toBe(2);
    expect(matches).toBe(0);
  });

  it('that swaps two players renders each card once, and none of the matches', async () => {
    await open();
    await (await openSheet('Rüdiger'))('Wissel');
    takeRendered();
    await press(card('Karničnik'));
    const { cards, renders, matches } = takeRendered();
    // Every card stops being a target.
    expect(cards.size).toBe(16);
    expect(renders).toBe(16);
    expect(matches).toBe(0);
  });

  it('that takes a player off the team renders his place alone', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
    await open(fake);
    const choose = await openSheet('Rüdiger');
    takeRendered();
    await choose('Uit het team');
    const { cards } = takeRendered();
    expect(cards.size).toBeLessThanOrEqual(2);
  });
});
