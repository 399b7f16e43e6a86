import { screen } from '@testing-library/react';
import { makePortal, openPage } from '../testing/openPage.js';

const READ_ONLY = 'Deze competitie is gespeeld. Je kan alles lezen, maar niets meer veranderen.';

describe('in a competition that is over', () => {
  it.each(['/my-teams', '/my-teams/team/1', '/my-teams/payments'])(
    '%s shows teams and payments, read-only',
    async (path) => {
      await openPage(makePortal({ isArchive: true }), path);
      expect(await screen.findByText(READ_ONLY)).toBeVisible();
      expect(screen.getAllByText('Kessel Kickers')[0]).toBeVisible();
      for (const name of [/Hernoem/, /Kopieer/, /Verwijder/, /^Betaal/, /Nieuw team/, /Nieuwe ploeg/])
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
      expect(document.querySelector('a[href="/new"], a[href^="/my-teams?pay"]')).toBeNull();
    },
  );

  it('sells no Premium', async () => {
    await openPage(makePortal({ isArchive: true }), '/shop');
    expect(await screen.findByRole('heading', { name: 'Premium is hier niet meer te koop' })).toBeVisible();
    expect(screen.getByText(READ_ONLY)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
