import { render, screen, within } from '@testing-library/react';
import { ReceiptList } from './ReceiptList.js';

describe('a list of receipts', () => {
  it('lists each change with its moment', () => {
    render(
      <ReceiptList
        label="Mijn wijzigingen"
        receipts={[
          {
            id: 2,
            icon: null,
            lines: [
              { label: 'Kapitein', text: 'Musiala → De Bruyne' },
              { label: 'Bankvolgorde', text: 'Mikautadze 2 → 1' },
            ],
            detail: '8 min voor de deadline',
          },
          { id: 1, icon: null, lines: [{ label: 'Ploegnaam', text: 'A → B' }], detail: 'gisteren' },
        ]}
      />,
    );
    const rows = within(screen.getByRole('list', { name: 'Mijn wijzigingen' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Kapitein: Musiala → De BruyneBankvolgorde: Mikautadze 2 → 18 min voor de deadline',
      'Ploegnaam: A → Bgisteren',
    ]);
  });
});
