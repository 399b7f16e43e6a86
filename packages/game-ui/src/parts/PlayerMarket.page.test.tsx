import type { Player } from '@euro/api-contract';
import { ClockProvider } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform, stubBrowser } from '@euro/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PlayerFilter } from '../domain/playerList.js';
import type { World } from '../domain/world.js';
import { usePlayerMarket } from '../hooks/usePlayerMarket.js';
import { exampleWorld, matchesState } from '../testing/exampleWorld.js';
import { WithWorld } from '../testing/WithWorld.js';
import type { MarketAdvice } from './MarketRow.js';
import { PlayerMarket, type PlayerMarketProps } from './PlayerMarket.js';

const world = exampleWorld();
const MBAPPE = 1610;

beforeEach(() => stubBrowser());

function adviceOf({ id, name }: Player): MarketAdvice {
  if (id === MBAPPE) return { action: 'in', actionLabel: `${name} is er al` };
  if (name === 'Füllkrug') {
    return { action: 'locked', actionLabel: `${name} kan niet: te duur`, reason: 'te duur' };
  }
  return { action: 'add', actionLabel: `Haal ${name}` };
}

interface Props extends Partial<PlayerMarketProps> {
  world?: World;
}

function openMarket({ world, ...props }: Props = {}, initial: Partial<PlayerFilter> = {}) {
  const onPick = jest.fn();
  const onOpen = jest.fn();
  function Page() {
    return (
      <PlayerMarket
        market={usePlayerMarket(initial)}
        weekId={2}
        title="Wie komt erin?"
        aside="nog 2"
        adviceOf={adviceOf}
        priceOf={({ value }) => toTenths(value)}
        onPick={onPick}
        onOpen={onOpen}
        {...props}
      />
    );
  }
  const { platform } = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <ClockProvider now={platform.clock.now}>
        <WithWorld world={world}>
          <Page />
        </WithWorld>
      </ClockProvider>
    </PlatformProvider>,
  );
  return { onPick, onOpen };
}

const rows = () => within(screen.getByRole('list', { name: 'Alle spelers' })).getAllByRole('listitem');
const forwards = { positionId: 4 } as const;

describe('the list of all players', () => {
  it('has the given title, ten a page', async () => {
    openMarket();
    expect(screen.getByRole('heading', { name: 'Wie komt erin?' })).toBeVisible();
    expect(screen.getByText('nog 2')).toBeVisible();
    expect(rows()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Volgende pagina' }));
    expect(screen.getByText(new RegExp(`^11–20 van ${world.players.size}$`))).toBeVisible();
  });

  it('picks an available player, and opens one of the squad', async () => {
    const { onPick, onOpen } = openMarket({}, { ...forwards, order: 'expensive' });
    await userEvent.click(screen.getByRole('button', { name: 'Haal Undav' }));
    expect(onPick.mock.calls).toEqual([
      [[...world.players.values()].find(({ name }) => name === 'Undav')?.id],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Mbappé is er al' }));
    expect(onOpen.mock.calls).toEqual([[MBAPPE]]);
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('ignores a tap that follows a pick at once, and none of a mouse', async () => {
    const { onPick, onOpen } = openMarket({}, { ...forwards, order: 'expensive' });
    const button = (name: string) => screen.getByRole('button', { name });
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(button('Haal Undav'));
    await tap(button('Haal Undav'));
    await tap(button('Mbappé is er al'));
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await userEvent.click(button('Haal Undav'));
    await userEvent.click(button('Haal Undav'));
    expect(onPick).toHaveBeenCalledTimes(3);
  });

  it('explains why a player cannot be picked, and opens any player by his name', async () => {
    const { onPick, onOpen } = openMarket({}, forwards);
    expect(screen.getByText('te duur')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Füllkrug, bekijk' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('shows the given price', () => {
    openMarket({ priceOf: () => 123 }, { search: 'mbappe' });
    expect(rows().map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringContaining('€ 12,3'),
    ]);
  });

  it('shows how many of a position are chosen, when that is given', () => {
    openMarket({ filledOf: (positionId) => (positionId === 4 ? 2 : 0) });
    expect(screen.getByRole('button', { name: 'Aanvaller: 2 van 3' })).toBeVisible();
  });

  it('otherwise shows the positions only', () => {
    openMarket();
    expect(screen.getByRole('button', { name: 'Aanvaller' })).toBeVisible();
  });

  it('can hide all filters except the search behind a button', async () => {
    openMarket({ filters: 'search', searchLabel: 'Zoek een aanvaller', positionIsFixed: true }, forwards);
    expect(screen.getByRole('searchbox', { name: 'Zoek een aanvaller' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aanvaller' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Land' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Meer filters' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Frankrijk');
    expect(rows()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Minder filters' }));
    expect(screen.queryByRole('combobox', { name: 'Land' })).toBeNull();
  });

  it('offers to reset the filters without results', async () => {
    openMarket({}, { search: 'zzz' });
    expect(screen.getByText('Geen spelers gevonden')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wis alle filters' }));
    expect(rows()).toHaveLength(10);
  });
});

const worldWithEliminated = exampleWorld({
  players: [...world.players.values()].map((player) => ({ ...player, eliminated: player.clubId === 1 })),
  matches: matchesState({ matches: [] }),
});

it('hides eliminated players until they are requested', async () => {
  openMarket({ world: worldWithEliminated }, forwards);
  const names = () => rows().map((row) => row.textContent ?? '');
  const isOut = expect.stringContaining('Undav');
  expect(names()).not.toContainEqual(isOut);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Toon ook wie niet meer meespeelt' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Goedkoopste eerst');
  await userEvent.click(screen.queryByRole('button', { name: 'Volgende pagina' }) ?? document.body);
  expect(names()).toContainEqual(isOut);
});

it('has no such option before anybody is eliminated', () => {
  openMarket();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('tags eliminated players, warns, and allows them to be chosen', async () => {
  const { onPick } = openMarket({ world: worldWithEliminated }, { search: 'undav' });
  const [row] = rows();
  expect(row).toHaveTextContent('uitgeschakeld');
  const choose = within(row ?? document.body).getByRole('button', { name: 'Haal Undav' });
  expect(choose).toHaveAccessibleDescription(
    'Duitsland is uitgeschakeld: hij speelt dit toernooi niet meer.',
  );
  await userEvent.click(choose);
  expect(onPick).toHaveBeenCalledTimes(1);
});

it('says of who left that he did, and offers him only to a search', async () => {
  const left = exampleWorld({
    players: [...world.players.values()].map((player) =>
      player.name === 'Undav' ? { ...player, eliminated: true, leftAt: '2024-06-18T10:00:00.000Z' } : player,
    ),
  });
  openMarket({ world: left }, { search: 'undav' });
  const [row] = rows();
  expect(row).toHaveTextContent('vertrokken');
  expect(row).not.toHaveTextContent('uitgeschakeld');
});
