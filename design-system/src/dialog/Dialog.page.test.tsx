import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/Button.js';
import { OverlayProvider } from '../theme/OverlayProvider.js';
import { ConfirmDialog, Dialog } from './Dialog.js';

function Page({ onConfirm = () => {}, confirming = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Verwijder</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Ploeg verwijderen?"
        description="Dit kan niet ongedaan."
        closeLabel="Sluiten"
        confirmText="Verwijder de ploeg"
        cancelText="Annuleer"
        confirming={confirming}
        onConfirm={onConfirm}
      />
    </>
  );
}

describe('a confirm dialog', () => {
  it('is named and described, and traps the focus', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
    const dialog = screen.getByRole('dialog', { name: 'Ploeg verwijderen?' });
    expect(dialog).toHaveAccessibleDescription('Dit kan niet ongedaan.');
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('does nothing when cancelled, and returns the focus', async () => {
    const confirm = jest.fn();
    render(<Page onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Verwijder' })).toHaveFocus());
  });

  it('confirms once, not while it is confirming', async () => {
    const confirm = jest.fn();
    const { rerender } = render(<Page onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder de ploeg' }));
    rerender(<Page onConfirm={confirm} confirming />);
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder de ploeg' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

describe('a confirm dialog that is confirming', () => {
  it.each([
    ['Annuleer', () => userEvent.click(screen.getByRole('button', { name: 'Annuleer' }))],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is not closed by %s, and can be once that failed', async (_what, close) => {
    const { rerender } = render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
    rerender(<Page confirming />);
    await close();
    expect(screen.getByRole('dialog')).toBeVisible();
    rerender(<Page />);
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a dialog in an embed', () => {
  it('is rendered in its given container', () => {
    const place = document.createElement('div');
    document.body.append(place);
    render(
      <OverlayProvider container={place}>
        <Dialog open onOpenChange={() => {}} title="Uitleg" closeLabel="Sluiten">
          Zo werkt het.
        </Dialog>
      </OverlayProvider>,
    );
    expect(within(place).getByRole('dialog', { name: 'Uitleg' })).toHaveTextContent('Zo werkt het.');
    place.remove();
  });
});

function PageWithField() {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vul in</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Code" closeLabel="Sluiten" initialFocus={field}>
        <input ref={field} aria-label="Code" defaultValue="K7PX" />
      </Dialog>
    </>
  );
}

it('a dialog focuses and selects its initial field, and returns the focus', async () => {
  render(<PageWithField />);
  await userEvent.click(screen.getByRole('button', { name: 'Vul in' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('K7PX');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vul in' })).toHaveFocus());
});

function CardOfWhatItRemoves() {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(true);
  return (
    <section aria-label="Beker" tabIndex={-1}>
      {left && <Button onClick={() => setOpen(true)}>Gelast af</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Zeker?" closeLabel="Sluiten">
        <Button onClick={() => setLeft(false)}>Ja</Button>
      </Dialog>
    </section>
  );
}

it('a dialog that removes what opened it gives the focus to the card around that', async () => {
  render(<CardOfWhatItRemoves />);
  await userEvent.click(screen.getByRole('button', { name: 'Gelast af' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Beker' })).toHaveFocus());
});
