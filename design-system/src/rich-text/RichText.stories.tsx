import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Sheet } from '../testing/Sheet.js';
import { cleanHtml } from './cleanHtml.js';
import { prose } from './prose.js';
import { RichText } from './RichText.js';

const Text = styled.article`${prose}`;

const meta = {
  title: 'Content/RichText',
  component: RichText,
  args: {
    nodes: cleanHtml(
      '<h2>Je selectie</h2><p>Je kiest <strong>15 spelers</strong>. Lees ook de <a href="/prizes">prijzen</a>.</p>' +
        '<ul><li>Eén doelman in de basis</li><li>Drie tot vijf verdedigers</li></ul>' +
        '<table><thead><tr><th>Actie</th><th>DM</th><th>VE</th><th>MI</th><th>AA</th></tr></thead>' +
        '<tbody><tr><th>Doelpunt</th><td>6</td><td>6</td><td>5</td><td>4</td></tr></tbody></table>',
    ).childNodes,
  },
  decorators: [
    (Story) => (
      <Sheet>
        <Text>
          <Story />
        </Text>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof RichText>;
export default meta;

export const Everything: StoryObj<typeof meta> = {};
