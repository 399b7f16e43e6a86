import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/Dialog.js';
import { type ToastMessage, ToastProvider, useToast } from './ToastProvider.js';

function Shower({ message }: { message: ToastMessage }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(message)}>
      toon
    </button>
  );
}

beforeAll(() => {
  // jsdom has no pointer capture; the library checks it before a release.
  Element.prototype.hasPointerCapture = () => false;
});

const page = (message: ToastMessage) =>
  render(
    <ToastProvider label="Meldingen ({hotkey})" closeLabel="Sluiten">
      <Shower message={message} />
    </ToastProvider>,
  );

describe('a toast', () => {
  it('shows its text until it is closed', async () => {
    page({ text: 'Je ploeg is opgeslagen.', tone: 'positive' });
    await userEvent.click(screen.getByRole('button', { name: 'toon' }));
    expect(screen.getByRole('listitem')).toHaveTextContent('Je ploeg is opgeslagen.');
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('has a link that a press selects', async () => {
    page({ text: 'Kopiëren lukte niet.', link: 'https://euro.test/points/7' });
    await userEvent.click(screen.getByRole('button', { name: 'toon' }));
    expect(screen.getByText('https://euro.test/points/7')).toHaveStyle({ userSelect: 'all' });
  });

  it('has an undo button', async () => {
    const undo = jest.fn();
    page({ text: 'Musiala is weg.', action: { text: 'Ongedaan maken', onPress: undo } });
    await userEvent.click(screen.getByRole('button', { name: 'toon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Musiala is weg.')).not.toBeInTheDocument();
  });

  it('is at the top while a dialog is open, whose buttons are at the bottom', () => {
    const open = (isOpen: boolean) => (
      <ToastProvider label="Meldingen ({hotkey})" closeLabel="Sluiten">
        <Dialog open={isOpen} onOpenChange={() => {}} title="Wissel" closeLabel="Sluiten" />
      </ToastProvider>
    );
    const { rerender } = render(open(false));
    const bottom = () => getComputedStyle(screen.getByRole('list', { hidden: true })).bottom;
    expect(bottom()).not.toBe('auto');
    rerender(open(true));
    expect(bottom()).toBe('auto');
    rerender(open(false));
    expect(bottom()).not.toBe('auto');
  });

  it('is limited to three at a time, without hiding the page', async () => {
    page({ text: 'Bewaard.' });
    for (let press = 0; press < 5; press += 1)
      await userEvent.click(screen.getByRole('button', { name: 'toon' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
