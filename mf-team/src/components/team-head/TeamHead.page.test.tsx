import { render, screen } from '@testing-library/react';
import { TeamHead } from './TeamHead.js';

describe('the head of a team', () => {
  it('has the team as the title of the page, with its manager and (on wide screens) its numbers', () => {
    render(
      <TeamHead
        badge={<svg aria-hidden="true" />}
        name="De Buitenspelval"
        manager="Lotte Vermeulen"
        facts={[{ value: '130,0', caption: 'punten' }]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('De Buitenspelval');
    expect(screen.getByText('Lotte Vermeulen')).toBeTruthy();
    expect(screen.getByRole('term', { hidden: true }).textContent).toBe('punten');
    expect(screen.getByRole('definition', { hidden: true }).textContent).toBe('130,0');
  });

  it('omits unknown values', () => {
    render(<TeamHead badge={<svg aria-hidden="true" />} name="De Buitenspelval" />);
    expect(screen.queryByRole('term', { hidden: true })).toBeNull();
    expect(document.querySelectorAll('p')).toHaveLength(0);
  });
});
