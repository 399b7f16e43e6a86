import { fireEvent, render, screen } from '@testing-library/react';
import { Portrait } from './Portrait.js';

const shirt = { nation: 'GER', number: 10 };

describe('a portrait', () => {
  it('is the photo, beside the name and so without alternative text', () => {
    const { container } = render(<Portrait src="/musiala.webp" shirt={shirt} size={104} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('has the name of the player where it is asked for', () => {
    render(<Portrait src="/musiala.webp" shirt={shirt} size={104} alt="Musiala" />);
    expect(screen.getByRole('img', { name: 'Musiala' })).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it('is the jersey when there is no photo', () => {
    const { container } = render(<Portrait shirt={shirt} size={104} />);
    expect(container.querySelector('.em-jersey')).toBeInTheDocument();
  });

  it('is the jersey when the photo does not load, and tries another photo', () => {
    const { container, rerender } = render(<Portrait src="/gone.webp" shirt={shirt} size={104} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('.em-jersey')).toBeInTheDocument();
    rerender(<Portrait src="/other.webp" shirt={shirt} size={104} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/other.webp');
  });
});
