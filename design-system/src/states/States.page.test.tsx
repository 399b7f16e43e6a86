import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableSkeleton } from '../skeleton/Skeleton.js';
import { EmptyState, ErrorState, NotFound, SectionFallback } from './States.js';

describe('the designed states', () => {
  it('empty suggests the next action', () => {
    render(<EmptyState title="Niemand gevonden" text="Wis een filter." />);
    expect(screen.getByRole('heading', { name: 'Niemand gevonden' })).toBeInTheDocument();
    expect(screen.getByText('Wis een filter.')).toBeInTheDocument();
  });

  it('an error is announced and can be retried', async () => {
    const retry = jest.fn();
    render(<ErrorState title="Het lukte niet" retryText="Probeer opnieuw" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Het lukte niet');
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('an error without a retry offers no button', () => {
    render(<ErrorState title="Het lukte niet" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('a failed section shows its code for support', async () => {
    const retry = jest.fn();
    render(
      <SectionFallback
        title="Even niet beschikbaar"
        code="REMOTE_NOT_FOUND · mf-stats"
        retryText="Probeer opnieuw"
        onRetry={retry}
        retrying
      />,
    );
    expect(screen.getByText('REMOTE_NOT_FOUND · mf-stats')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw', busy: true }));
    expect(retry).not.toHaveBeenCalled();
  });

  it('a missing page links home', () => {
    render(<NotFound title="Niet gevonden" text="Buitenspel." homeText="Terug naar home" homeHref="/" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terug naar home' })).toHaveAttribute('href', '/');
  });

  it('a skeleton announces once what is loading', () => {
    render(<TableSkeleton label="De lijst wordt geladen" rows={3} />);
    expect(screen.getByRole('status', { name: 'De lijst wordt geladen' })).toBeInTheDocument();
  });
});
