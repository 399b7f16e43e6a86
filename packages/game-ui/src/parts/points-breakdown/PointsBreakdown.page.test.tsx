import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchChoice, PointsBreakdown } from './PointsBreakdown.js';

describe('a breakdown of points', () => {
  it('has a row for each rule and a sum', () => {
    render(
      <PointsBreakdown
        caption="Punten van Musiala"
        lines={[
          { id: 'goal', rule: 'Doelpunt', detail: '1 doelpunt', points: '+5' },
          { id: 'shots', rule: 'Schoten naast', points: '−1' },
        ]}
        sumText="Som"
        sum="4"
      />,
    );
    expect(screen.getByRole('table', { name: 'Punten van Musiala' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Doelpunt/ })).toHaveTextContent('Doelpunt1 doelpunt+5');
    expect(screen.getByRole('row', { name: /Som/ })).toHaveTextContent('Som4');
  });

  it('is for a match that can be chosen', async () => {
    const choose = jest.fn();
    render(
      <MatchChoice
        label="Match"
        value={1}
        onChange={choose}
        options={[
          { id: 1, text: 'GER 5-1 SCO', detail: 'speeldag 1', points: '9' },
          { id: 2, text: 'GER 2-0 HUN', detail: 'speeldag 2', points: '9' },
        ]}
      />,
    );
    expect(screen.getByRole('button', { name: /GER 5-1 SCO/, pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /GER 2-0 HUN/ }));
    expect(choose).toHaveBeenCalledWith(2);
  });
});
