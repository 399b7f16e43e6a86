import { PlayerCard } from '@euro/game-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Touchline } from './Touchline.js';

const cameOn = [
  { id: 105, name: 'Groß', number: 5, minute: '45′', points: '1' },
  { id: 109, name: 'Füllkrug', number: 9, minute: '63′', points: '8' },
  { id: 119, name: 'Sané', number: 19, minute: '63′', points: '1' },
  { id: 113, name: 'Müller', number: 13, minute: '74′', points: '4' },
  { id: 125, name: 'Can', number: 25, minute: '81′', points: '−1' },
];

const meta: Meta<typeof Touchline> = { title: 'Game/Touchline', component: Touchline };
export default meta;

/** Germany's substitutes of the opening match. */
export const CameOn: StoryObj<typeof Touchline> = {
  args: {
    title: 'Ingevallen',
    places: cameOn.map(({ id, name, number, minute, points }) => ({
      id,
      note: minute,
      card: (
        <PlayerCard
          name={name}
          label={`${name}, in na ${minute}, ${points} punten`}
          shirt={{ nation: 'GER', number }}
          points={points}
          tone={points.startsWith('−') ? 'negative' : undefined}
        />
      ),
    })),
  },
};

/** One is enough. */
export const One: StoryObj<typeof Touchline> = {
  args: { title: 'Ingevallen', places: CameOn.args?.places?.slice(0, 1) ?? [] },
};
