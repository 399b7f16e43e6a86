import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BandIcon, PlayerSheet, SheetAction } from './PlayerSheet.js';

const sheet = (props: Partial<Parameters<typeof PlayerSheet>[0]> = {}) =>
  render(
    <PlayerSheet
      open
      onOpenChange={() => {}}
      closeLabel="Sluiten"
      firstName="Jamal"
      lastName="Musiala"
      shirt={{ nation: 'GER', number: 10 }}
      line="Duitsland · middenvelder"
      {...props}
    />,
  );

describe('the player sheet', () => {
  it('is a dialog named after the player', () => {
    sheet();
    expect(screen.getByRole('dialog', { name: 'Jamal Musiala' })).toHaveTextContent(
      'Duitsland · middenvelder',
    );
  });

  it('lists its numbers with their names', () => {
    sheet({ facts: [{ value: '€ 8,5', caption: 'mln waarde' }] });
    const term = screen.getByRole('term');
    expect(term).toHaveTextContent('mln waarde');
    expect(screen.getByRole('definition')).toHaveTextContent('€ 8,5');
  });

  it('explains why the player is not available', () => {
    sheet({ status: { mark: 'doubtful', text: 'Twijfelachtig: neusbreuk' } });
    expect(screen.getByText('Twijfelachtig: neusbreuk')).toBeInTheDocument();
  });

  it('closes by its cross and by Escape', async () => {
    const change = jest.fn();
    sheet({ onOpenChange: change });
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await userEvent.keyboard('{Escape}');
    expect(change.mock.calls).toEqual([[false], [false]]);
  });

  it('returns the focus to the card that opened it', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Musiala op het veld
          </button>
          <PlayerSheet
            open={open}
            onOpenChange={setOpen}
            closeLabel="Sluiten"
            lastName="Musiala"
            shirt={{ nation: 'GER' }}
            line="Duitsland"
          />
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Musiala op het veld' }));
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Musiala op het veld' })).toHaveFocus());
  });

  it('runs its actions, and explains why one is disabled', async () => {
    const captain = jest.fn();
    const vice = jest.fn();
    sheet({
      actions: (
        <>
          <SheetAction icon={<BandIcon band="C" />} tone="go" onClick={captain}>
            Kapitein
          </SheetAction>
          <SheetAction icon={<BandIcon band="V" />} disabledReason="Musiala is al vice" onClick={vice}>
            Is al vice
          </SheetAction>
        </>
      ),
    });
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kapitein' }));
    const blocked = dialog.getByRole('button', { name: /Is al vice/ });
    expect(blocked).toHaveAccessibleDescription('Musiala is al vice');
    await userEvent.click(blocked);
    expect(captain).toHaveBeenCalledTimes(1);
    expect(vice).not.toHaveBeenCalled();
  });
});
