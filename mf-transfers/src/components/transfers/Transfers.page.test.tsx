import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AfterList, AfterPlayers, AfterRow } from '../../confirm/AfterList.js';
import { ChoiceRow } from './ChoiceRow.js';
import { NationFixtures } from './NationFixtures.js';
import { TransferPair, type TransferPairProps } from './TransferPair.js';
import { TransferTally } from './TransferTally.js';

const shirt = { nation: 'FRA', number: 10 };

describe('the free transfers', () => {
  const coins = (text: string) => screen.getByText(text).previousElementSibling;

  it('are coins one by one, with a text under them', () => {
    render(
      <TransferTally
        groups={[
          { kind: 'free', left: 2, text: '2 gratis' },
          { kind: 'saved', left: 1, text: 'gespaard' },
        ]}
        title="Nog 3"
        text="2 klaar, daarna 1 over"
      />,
    );
    expect(coins('2 gratis')?.childElementCount).toBe(2);
    expect(coins('gespaard')?.childElementCount).toBe(1);
    expect(screen.getByText('Nog 3').parentElement).toHaveTextContent('2 klaar, daarna 1 over');
  });

  it('are one coin with a number when there are many', () => {
    render(<TransferTally groups={[{ kind: 'saved', left: 6, text: 'gespaard' }]} title="Nog 6" />);
    expect(coins('gespaard')).toHaveTextContent('6');
  });

  it('that are used are empty coins', () => {
    render(<TransferTally groups={[{ kind: 'free', left: 1, used: 1, text: '1 gratis' }]} title="Nog 1" />);
    const looks = [...(coins('1 gratis')?.children ?? [])].map((coin) => coin.getAttribute('data-look'));
    expect(looks).toEqual(['free', 'used']);
  });
});

describe('a transfer draft', () => {
  const props: TransferPairProps = {
    outgoing: { name: 'Mbappé', shirt, tag: 'uit', price: '€ 10,0' },
    chooseText: 'Kies',
    chooseLabel: 'Kies wie er in komt voor Mbappé',
    onChoose: jest.fn(),
    money: '+ € 10,0 mln',
    note: 'gratis',
    backText: 'Terug',
    backLabel: 'Neem de transfer van Mbappé terug',
    onBack: jest.fn(),
  };
  const pair = (more: Partial<TransferPairProps> = {}) =>
    render(
      <ul>
        <TransferPair {...props} {...more} />
      </ul>,
    );

  it('invites to choose the incoming player, and can be discarded', async () => {
    pair();
    await userEvent.click(screen.getByRole('button', { name: 'Kies wie er in komt voor Mbappé' }));
    await userEvent.click(screen.getByRole('button', { name: 'Neem de transfer van Mbappé terug' }));
    expect(props.onChoose).toHaveBeenCalledTimes(1);
    expect(props.onBack).toHaveBeenCalledTimes(1);
  });

  it('shows both with their prices, and the problem', () => {
    pair({
      incoming: { name: 'Gakpo', shirt, tag: 'in', price: '€ 7,5' },
      problem: 'Max. 3 uit Nederland',
    });
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('Mbappéuit€ 10,0');
    expect(row).toHaveTextContent('Gakpoin€ 7,5');
    expect(row).toHaveTextContent('Max. 3 uit Nederland');
    expect(within(row).queryByRole('button', { name: /^Kies/ })).not.toBeInTheDocument();
  });
});

describe('the effects of the transfers', () => {
  it('are terms with before and after', () => {
    render(
      <AfterList>
        <AfterPlayers label="In" players={[{ id: 1, name: 'Gakpo', shirt: { nation: 'NED' } }]} />
        <AfterRow label="Geld over" before="€ 1,5" after="€ 3,5 mln" />
        <AfterRow label="Booster" after="geen" look="text" />
      </AfterList>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'In',
      'Geld over',
      'Booster',
    ]);
    expect(screen.getAllByRole('definition').map((after) => after.textContent?.trim())).toEqual([
      'Gakpo',
      '€ 1,5 →€ 3,5 mln',
      'geen',
    ]);
  });
});

describe('a nation of the squad', () => {
  const nation = { nation: 'GER', name: 'Duitsland', shirts: [{ ...shirt, id: 1 }], shirtsLabel: 'Musiala' };

  it('shows the difficulty of each coming match, as text', () => {
    render(
      <ul>
        <NationFixtures
          {...nation}
          noneText="Geen match bekend"
          fixtures={[
            { id: 1, opponent: 'Zwitserland (uit)', date: 'zo 23/06', level: 3, levelText: 'gemiddeld' },
          ]}
        />
      </ul>,
    );
    expect(screen.getByText('Zwitserland (uit)').closest('li')).toHaveTextContent(
      'Zwitserland (uit) zo 23/06gemiddeld',
    );
  });

  it('shows that no match is known', () => {
    render(
      <ul>
        <NationFixtures {...nation} fixtures={[]} noneText="Geen match bekend" />
      </ul>,
    );
    expect(screen.getByText('Geen match bekend')).toBeInTheDocument();
  });
});

describe('a player to choose', () => {
  it('is chosen by a press, unless he is unavailable', async () => {
    const press = jest.fn();
    const row = { shirt, detail: 'te duur', value: '€ 7,0', onPress: press };
    render(
      <ul>
        <ChoiceRow {...row} name="Mbappé" />
        <ChoiceRow {...row} name="Lukaku" disabled />
      </ul>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Lukaku/ }));
    expect(press).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Mbappé/ }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
