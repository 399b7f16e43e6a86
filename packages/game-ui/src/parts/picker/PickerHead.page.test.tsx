import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform, stubBrowser } from '@euro/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { usePlayerMarket } from '../../hooks/usePlayerMarket.js';
import { WithWorld } from '../../testing/WithWorld.js';
import { PickerHead } from './PickerHead.js';

function Row({ search = '' }: { search?: string }) {
  const market = usePlayerMarket();
  return (
    <PickerHead
      title="Doelman"
      market={search === '' ? market : { ...market, filter: { ...market.filter, search } }}
    />
  );
}

beforeEach(() => stubBrowser());

const open = (search?: string) =>
  render(
    <PlatformProvider platform={createFakePlatform().platform}>
      <WithWorld>
        <Row search={search} />
      </WithWorld>
    </PlatformProvider>,
  );
const field = () => screen.getByRole('searchbox', { name: 'Zoek een speler' });
const glass = () => screen.getByRole('button', { name: 'Zoek een speler' });

describe('the search of a picker', () => {
  it('has the focus once its glass is pressed', async () => {
    open();
    await userEvent.click(glass());
    expect(field()).toHaveFocus();
  });

  it('gives the focus back to its glass when it is closed', async () => {
    open();
    await userEvent.click(glass());
    await userEvent.click(screen.getByRole('button', { name: 'Sluit het zoeken' }));
    expect(glass()).toHaveFocus();
  });

  it('does not take the focus when it is open from the start', () => {
    open('kvara');
    expect(field()).not.toHaveFocus();
  });
});
