import { render } from '@testing-library/react';
import { flags } from '../flag/flags.js';
import { Jersey } from './Jersey.js';
import { kitOf, kits, neutralKit, readKit, wearKits } from './kits.js';

describe('the 24 nations', () => {
  it('each have a kit and a flag', () => {
    expect(Object.keys(kits)).toHaveLength(24);
    expect(Object.keys(flags).sort()).toEqual(Object.keys(kits).sort());
  });

  it.each(Object.entries(kits))('%s has real colours everywhere', (_, { pattern, ...colours }) => {
    for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
    expect(['plain', 'stripes', 'hoops', 'sash', 'checks', 'halves']).toContain(pattern);
  });

  it('have the scarf of body and collar, or their own when the body is white', () => {
    expect(kits.NED).toMatchObject({ scarf: '#FF6A13', scarfTrim: '#152A6B' });
    expect(kits.GER).toMatchObject({ scarf: '#FFFFFF', scarfTrim: '#16181D' });
  });
});

describe('another team', () => {
  it('has a plain shirt by its code, always the same, and a grey one without a code', () => {
    expect(kitOf('C07')).toEqual(kitOf('C07'));
    expect(new Set(['C01', 'C02', 'C03', 'C04', 'C05'].map((code) => kitOf(code).body)).size).toBeGreaterThan(
      2,
    );
    expect(kitOf('')).toBe(neutralKit);
  });

  it('has the jersey of its competition’s data', () => {
    const text = 'FFFFFF 74ACDF 16181D stripes 74ACDF 16181D slate FFFFFF 74ACDF';
    wearKits({ ARG: text });
    expect(kitOf('ARG')).toEqual(readKit(text));
    expect(kitOf('ARG')).toMatchObject({ sleeves: '#74ACDF', pattern: 'stripes', scarfTrim: '#74ACDF' });
  });
});

describe('a jersey', () => {
  const renderJersey = (props: Parameters<typeof Jersey>[0]) => render(<Jersey {...props} />).container;

  it('is decoration', () => {
    expect(renderJersey({ nation: 'GER', number: 10 }).querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  it('has the nation’s colours and number', () => {
    const svg = renderJersey({ nation: 'NED', number: 11 });
    expect(svg.querySelector('[fill="#FF6A13"]')).toBeInTheDocument();
    expect(svg.querySelector('text')).toHaveTextContent('11');
  });

  it('of a goalkeeper has the goalkeeper’s colours', () => {
    const svg = renderJersey({ nation: 'NED', number: 1, variant: 'keeper' });
    expect(svg.querySelector('[fill="#0E9F8E"]')).toBeInTheDocument();
    expect(svg.querySelector('[fill="#FF6A13"]')).not.toBeInTheDocument();
  });

  it('of a coach has no number', () => {
    expect(
      renderJersey({ nation: 'NED', number: 1, variant: 'coach' }).querySelector('text'),
    ).not.toBeInTheDocument();
  });

  it('of an unknown nation is grey', () => {
    expect(renderJersey({ nation: 'XXX', number: 7 }).querySelector('text')).toHaveTextContent('7');
  });

  it('never shares its pattern’s id with another', () => {
    const { container } = render(
      <>
        <Jersey nation="CRO" />
        <Jersey nation="CRO" />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
