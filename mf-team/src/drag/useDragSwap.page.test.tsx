import { settle, textOf } from '@euro/platform/testing';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../testing/makePortal.js';
import { openPage } from '../testing/openPage.js';
import { bar, player } from '../testing/teamScreen.js';

const bench = () =>
  within(screen.getByRole('region', { name: 'De bank' }))
    .getAllByRole('button')
    .map((card) => card.getAttribute('aria-label')?.split(',')[0]);

beforeEach(async () => {
  await openPage(makePortal(), '/team/7');
});

/** A mouse comes over the pitch: only then the code for dragging is fetched. */
async function point() {
  await userEvent.hover(player('Musiala'));
  await settle();
}

function fire(kind: 'dragStart' | 'dragEnter' | 'dragEnd' | 'drop', element: Element) {
  const event = createEvent[kind](element, { bubbles: true, cancelable: true, buttons: 1 });
  Object.defineProperty(event, 'dataTransfer', {
    value: { types: [], items: [], setData: () => {}, setDragImage: () => {}, effectAllowed: 'all' },
  });
  fireEvent(element, event);
}

async function drag(name: string, onto: string) {
  const [source, target] = [player(name), player(onto)];
  await act(async () => {
    fire('dragStart', source);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await act(async () => {
    fire('dragEnter', target);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return {
    async drop() {
      await act(async () => {
        fire('drop', target);
        fire('dragEnd', source);
      });
      await settle();
    },
  };
}

describe('dragging a player', () => {
  it('swaps him with the one he is dropped on, and announces it', async () => {
    await point();
    const dragged = await drag('Rüdiger', 'Karničnik');
    expect(textOf(screen.getByRole('region', { name: 'Wissel' }))).toContain('Met wie wisselt Rüdiger?');
    expect(player('Kobel').getAttribute('aria-disabled')).toBe('true');
    await dragged.drop();
    expect(textOf(bar())).toContain('Karničnik in, Rüdiger op de bank');
    expect(screen.getAllByRole('status').map(textOf)).toContain('Karničnik in, Rüdiger eruit');
  });

  it('over the bench changes its order', async () => {
    await point();
    expect(bench()).toEqual(['Kobel', 'Karničnik', 'Sigua', 'Celar']);
    await (await drag('Celar', 'Karničnik')).drop();
    expect(bench()).toEqual(['Kobel', 'Celar', 'Karničnik', 'Sigua']);
    expect(textOf(bar())).toContain('Nieuwe bankvolgorde');
  });

  it('does nothing on a player who cannot take his place', async () => {
    await point();
    await (await drag('Rüdiger', 'Kobel')).drop();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
    expect(screen.queryByRole('region', { name: 'Wissel' })).toBeNull();
  });
});
