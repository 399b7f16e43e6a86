import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { formatDate, formatDateTime, formatTime } from '../format/dates.js';
import { formatDuration } from '../format/duration.js';
import type { Locale } from '../format/locale.js';
import {
  formatInteger,
  formatMillions,
  formatOrdinal,
  formatPercent,
  formatPoints,
  formatPrice,
  formatSignedPoints,
} from '../format/numbers.js';
import { exampleDeadline } from '../testing/clock.js';
import { Sheet } from '../testing/Sheet.js';
import { Caption, CardTitle, Heading, Num, Soft } from '../typography/typography.js';
import { light } from './themes.js';
import { token } from './token.js';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 12px;
  width: 100%;
  li { font-size: 0.875rem; font-weight: 600; }
  i { display: block; height: 56px; margin-bottom: 4px; border: 1px solid ${token.line}; border-radius: ${token.radiusField}; }
`;

const Formats = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 6px 24px;
  dd { font-weight: 700; }
`;

const colours = Object.keys(light).filter((name) => !name.startsWith('shadow')) as (keyof typeof light)[];

const meta = { title: 'Foundation/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The functional colours of the theme that is on. */
export const Colours: Story = {
  render: () => (
    <Sheet>
      <Swatches>
        {colours.map((name) => (
          <li key={name}>
            <i style={{ background: token[name] }} />
            <span>{name}</span>
          </li>
        ))}
      </Swatches>
    </Sheet>
  ),
};

export const Typography: Story = {
  render: () => (
    <Sheet>
      <Num $size={64}>85,5</Num>
      <Heading $size={40}>Rangschikking</Heading>
      <Heading $size={28}>Zo speel je</Heading>
      <Heading>Aan de slag</Heading>
      <CardTitle>Punten per speeldag</CardTitle>
      <p>Kadıoğlu, Mamardashvili, Mittelstädt, Škriniar, Yılmaz: gewone tekst.</p>
      <Soft>Na speeldag 5 · 48.213 ploegen</Soft>
      <Caption>mln waarde</Caption>
    </Sheet>
  ),
};

/** Numbers and moments in the language of the toolbar. */
export const Written: Story = {
  render: (_, { globals }) => {
    const locale = globals.locale as Locale;
    const rows = [
      ['formatInteger', formatInteger(48213, locale)],
      ['formatMillions', formatMillions(4.5, locale)],
      ['formatPrice', formatPrice(9.9, locale)],
      ['formatPoints', formatPoints(13.5, locale)],
      ['formatSignedPoints', formatSignedPoints(-1, locale)],
      ['formatPercent', formatPercent(41, locale)],
      ['formatOrdinal', formatOrdinal(4096, locale)],
      ['formatDate', formatDate(exampleDeadline, locale)],
      ['formatTime', formatTime(exampleDeadline)],
      ['formatDateTime', formatDateTime(exampleDeadline, locale)],
      ['formatDuration', formatDuration(100_800_000, locale)],
    ] as const;
    return (
      <Sheet>
        <Formats>
          {rows.map(([name, text]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Formats>
      </Sheet>
    );
  },
};
