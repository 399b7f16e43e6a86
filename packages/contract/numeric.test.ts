import * as z from 'zod';
import { id, numeric } from './common.js';

describe('a number in a path, a query or a body', () => {
  const schema = z.object({ money: numeric(z.number().min(-10)).optional() });

  it.each([
    [12, 12],
    ['12', 12],
    ['-1', -1],
    ['4.5', 4.5],
    [undefined, undefined],
  ])('%p is read as %p', (input, read) => {
    expect(schema.parse({ money: input })).toEqual({ money: read });
  });

  it.each([true, false, null, '', ' 1', '0x1', '1e3', '１', 'NaN', '--1', [], [7], {}, Number.NaN, '-11'])(
    '%p is not accepted as a number',
    (input) => {
      expect(schema.safeParse({ money: input }).success).toBe(false);
    },
  );

  it('is an id only when it is whole and positive', () => {
    expect(['7', 7].map((input) => id.parse(input))).toEqual([7, 7]);
    for (const input of ['0', '-7', '7.5', '99999999999999999999']) {
      expect(id.safeParse(input).success).toBe(false);
    }
  });
});
