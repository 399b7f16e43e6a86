import { readNumbers } from './readNumbers.js';

function read(text: string, max = 4) {
  const records: number[][] = [];
  const total = readNumbers(Buffer.from(text), max, (numbers, count) => {
    records.push([...numbers.subarray(0, count)]);
  });
  expect(total).toBe(records.length);
  return records;
}

it('parses records of whole numbers, including timestamps', () => {
  expect(read('1,22,333;4;1718784000123,0,7')).toEqual([[1, 22, 333], [4], [1_718_784_000_123, 0, 7]]);
});

it('parses an empty number as 0 and an empty text as no record', () => {
  expect(read('5,,6;,')).toEqual([
    [5, 0, 6],
    [0, 0],
  ]);
  expect(read('')).toEqual([]);
});

it('ignores surplus numbers of a record, and none of the next', () => {
  expect(read('1,2,3,4,5,6;7,8', 3)).toEqual([
    [1, 2, 3],
    [7, 8],
  ]);
});

it('parses an ArrayBuffer like a Buffer', () => {
  const sums: number[] = [];
  const bytes = new ArrayBuffer(3);
  Buffer.from(bytes).write('9,1');
  readNumbers(bytes, 2, ([a = 0, b = 0]) => void sums.push(a + b));
  expect(sums).toEqual([10]);
});
