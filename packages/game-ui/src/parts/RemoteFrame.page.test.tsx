import { useAnnounce } from '@euro/design-system';
import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform } from '@euro/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteFrame } from './RemoteFrame.js';

function Speaker() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce('Musiala is kapitein')}>
      Zeg het
    </button>
  );
}

it('leaves no sentence of another language in the live region', async () => {
  const fake = createFakePlatform();
  render(
    <PlatformProvider platform={fake.platform}>
      <RemoteFrame>
        <Speaker />
      </RemoteFrame>
    </PlatformProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent?.trim()).toBe('Musiala is kapitein');
  await act(async () => fake.state.locale.set('en'));
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});
