import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BoosterTile, BoosterTiles } from './BoosterTiles.js';

const tile = (fields: Partial<BoosterTile>): BoosterTile => ({
  id: 'bank',
  icon: null,
  title: 'Bankboost',
  text: 'Je bank telt mee',
  state: 'open',
  ...fields,
});

describe('booster tiles', () => {
  it('can be pressed while they are available', async () => {
    const play = jest.fn();
    render(<BoosterTiles tiles={[tile({}), tile({ id: 'wild', title: 'Wildcard' })]} onPlay={play} />);
    await userEvent.click(screen.getByRole('button', { name: /^Wildcard/ }));
    expect(play.mock.calls).toEqual([['wild']]);
  });

  it.each(['active', 'used', 'locked'] as const)(
    'explain why they cannot be played when %s',
    async (state) => {
      const play = jest.fn();
      render(<BoosterTiles tiles={[tile({ state, reason: 'Kan vanaf speeldag 5.' })]} onPlay={play} />);
      const button = screen.getByRole('button', { name: /^Bankboost/ });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('Kan vanaf speeldag 5.');
      await userEvent.tab();
      expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(play).not.toHaveBeenCalled();
    },
  );
});
