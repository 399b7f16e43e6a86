import { render } from '@testing-library/react';
import { wearKits } from '../jersey/kits.js';
import { Flag } from './Flag.js';
import { flyFlags } from './flagBands.js';

const renderFlag = (nation: string) => render(<Flag nation={nation} />).container;
const fills = (nation: string) =>
  [...renderFlag(nation).querySelectorAll('rect, path')].map((shape) => shape.getAttribute('fill'));

it('has a drawing per nation', () => {
  expect(fills('NED')).toEqual(['#AE1C28', '#FFF', '#21468B']);
});

it('is drawn by the competition’s data, in bands with a disc or other shapes on them', () => {
  flyFlags({
    JPN: 'across FFFFFF disc BC002D',
    MEX: 'upright 006847 FFFFFF CE1126',
    BRA: 'across 009C3B path FFDF00 M2 8l10-6.1L22 8l-10 6.1z disc 002776',
  });
  expect(fills('BRA')).toEqual(['#009C3B', '#FFDF00', '#002776']);
  expect(renderFlag('BRA').querySelector('path')).toHaveAttribute('d', 'M2 8l10-6.1L22 8l-10 6.1z');
  expect(fills('JPN')).toEqual(['#FFFFFF', '#BC002D']);
  expect(fills('MEX')).toEqual(['#006847', '#FFFFFF', '#CE1126']);
  expect(renderFlag('MEX').querySelectorAll('rect')[1]).toHaveAttribute('x', '8');
});

it('is in the colours of the shirt for a team without one', () => {
  wearKits({ C07: '0A6B3B 1D3C9E FFFFFF plain 0A6B3B FFFFFF slate' });
  expect(fills('C07')).toEqual(['#0A6B3B', '#FFFFFF', '#1D3C9E']);
});
