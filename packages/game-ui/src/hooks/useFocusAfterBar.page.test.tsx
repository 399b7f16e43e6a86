import { Button, StickyBar } from '@euro/design-system';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfterBar } from './useFocusAfterBar.js';

function Page() {
  const [isSaved, setSaved] = useState(false);
  useFocusAfterBar(isSaved);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setSaved(false)}>Change</Button>
      <StickyBar label="bar" title="team" idle={isSaved}>
        <Button disabledReason={isSaved ? 'Saved' : undefined} onClick={() => setSaved(true)}>
          Save
        </Button>
      </StickyBar>
    </main>
  );
}

it('moves the focus from the save button to the page, once everything is saved', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
});
