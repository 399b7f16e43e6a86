import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Flag } from '../flag/Flag.js';
import { token } from '../tokens/token.js';
import { Jersey } from './Jersey.js';
import { kits } from './kits.js';

const Kits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  gap: 12px;
  padding: 16px;
  text-align: center;
  font-weight: 600;
  .em-jersey { margin-inline: auto; }
  span { display: inline-flex; gap: 6px; align-items: center; }
`;

const Grass = styled(Kits)`
  background: ${token.pitch};
  color: #fff;
`;

const codes = Object.keys(kits);
const meta = { title: 'Game/Jersey', component: Jersey, args: { nation: 'GER', number: 10 } } satisfies Meta<
  typeof Jersey
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outfield: Story = {
  render: () => (
    <Kits>
      {codes.map((nation, at) => (
        <div key={nation}>
          <Jersey nation={nation} number={[7, 10, 9, 23][at % 4]} size={100} />
          <span>
            <Flag nation={nation} size={28} /> <span>{nation}</span>
          </span>
        </div>
      ))}
    </Kits>
  ),
};
export const KeepersAndCoaches: Story = {
  render: () => (
    <Grass>
      {codes.map((nation) => (
        <div key={nation}>
          <Jersey nation={nation} number={1} variant="keeper" size={90} />
          <Jersey nation={nation} variant="coach" size={90} />
        </div>
      ))}
      <Jersey variant="empty" size={90} />
    </Grass>
  ),
};
