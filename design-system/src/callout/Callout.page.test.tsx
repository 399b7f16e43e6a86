import { render, screen } from '@testing-library/react';
import { Callout } from './Callout.js';

describe('a callout', () => {
  it('can be announced at once', () => {
    render(
      <Callout tone="danger" title="Let op." role="alert">
        Je team is ongeldig.
      </Callout>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Let op. Je team is ongeldig.');
  });
});
