import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './Pager.js';

const pager = (page: number, pages: number, onPage = jest.fn()) => {
  render(
    <Pager
      label="Bladeren"
      summary="1–10 van 622"
      page={page}
      pages={pages}
      onPage={onPage}
      previousLabel="Vorige"
      nextLabel="Volgende"
      pageLabel={(number) => `Pagina ${number}`}
    />,
  );
  return onPage;
};

const numbers = () => screen.getAllByRole('button', { name: /^Pagina/ }).map((button) => button.textContent);

describe('a pager', () => {
  it('shows the range and marks the page', () => {
    pager(1, 63);
    expect(screen.getByRole('status')).toHaveTextContent('1–10 van 622');
    expect(screen.getByRole('button', { name: 'Pagina 1', current: 'page' })).toBeInTheDocument();
  });

  it.each([
    [1, 63, ['1', '2', '3', '63']],
    [30, 63, ['29', '30', '31', '63']],
    [63, 63, ['61', '62', '63']],
    [61, 63, ['60', '61', '62', '63']],
    [1, 1, ['1']],
    [2, 2, ['1', '2']],
  ])('at page %i of %i offers %j', (page, pages, expected) => {
    pager(page, pages);
    expect(numbers()).toEqual(expected);
  });

  it('navigates to the neighbours and to a number', async () => {
    const onPage = pager(5, 63);
    await userEvent.click(screen.getByRole('button', { name: 'Vorige' }));
    await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pagina 63' }));
    expect(onPage.mock.calls).toEqual([[4], [6], [63]]);
  });

  it('stops at both ends', async () => {
    const onPage = pager(1, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Vorige' }));
    await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
    expect(onPage).not.toHaveBeenCalled();
  });
});
