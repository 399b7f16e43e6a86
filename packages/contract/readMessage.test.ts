import { readMessage } from './readMessage.js';

const at = Date.UTC(2024, 5, 19, 12);

describe('a message', () => {
  it.each<[string, Record<string, string | number | Date>, string]>([
    ['Dag {name}, dag { name }', { name: 'Lotte' }, 'Dag Lotte, dag Lotte'],
    ['Dag {name}!', {}, 'Dag !'],
    ["Het is 't zelfde, 't is zo", {}, "Het is 't zelfde, 't is zo"],
    ["''{name}''", { name: 'x' }, "'x'"],
    ["'{name}' is '{'it''s'}'", { name: 'x' }, "{name} is {it's}"],
    ['Prijs #1', {}, 'Prijs #1'],
    ["De '#1' van {name}", { name: 'x' }, "De '#1' van x"],
    ['{count, plural, =0 {geen} one {# speler} other {# spelers}}', { count: 0 }, 'geen'],
    ['{count, plural, =0 {geen} one {# speler} other {# spelers}}', { count: 1 }, '1 speler'],
    ['{count,plural,=0{geen}one{# speler}other{# spelers}}', { count: 1234 }, '1.234 spelers'],
    ["{count, plural, one {'#' is #} other {x}}", { count: 1 }, '# is 1'],
    ['{count, plural, offset:1 =1 {jij} one {jij en # ander} other {jij en # anderen}}', { count: 1 }, 'jij'],
    ['{count, plural, offset:1 one {jij en # ander} other {en #}}', { count: 2 }, 'jij en 1 ander'],
    ['{count, plural, one {één} other {meer}}', { count: 7 }, 'meer'],
    ['{n, selectordinal, one {#st} other {#e}}', { n: 3 }, '3e'],
    ['{who, select, 0 {Coach} me {jij} other {zij}}', { who: 'me' }, 'jij'],
    ['{who, select, 0 {Coach} me {jij} other {zij}}', { who: 0 }, 'Coach'],
    ['{who, select, me {jij} other {zij}}', { who: 'you' }, 'zij'],
    [
      '{n, plural, other {{who, select, me {# van mij} other {# van {who}}}}}',
      { n: 4, who: 'me' },
      '4 van mij',
    ],
    [
      '{n, plural, one {a} other {{m, plural, one {# in} other {# uit}} van #}}',
      { n: 4, m: 1 },
      '1 in van 4',
    ],
    ['{n, number} en {p, number, percent}', { n: 1234.5, p: 0.25 }, '1.234,5 en 25%'],
    ['{at, date}', { at }, '19 jun 2024'],
    ['{at, date, short}', { at: new Date(at) }, '19/6/2024'],
    ['{at, date, full}', { at: '2024-06-19T12:00:00Z' }, 'woensdag 19 juni 2024'],
    ['{at, time, short}', { at: new Date(2024, 5, 19, 18, 5) }, '18:05'],
  ])('%s of %j', (message, values, written) => {
    expect(readMessage(message, 'nl-BE')(values).replaceAll(/\s/g, ' ')).toBe(written);
  });

  it.each<[string, Record<string, string | number | Date>, string]>([
    ['{n, spellout} punten', { n: 12 }, '12 punten'],
    ['{n, constructor} punten', { n: 12 }, '12 punten'],
    ['{n, number, currency} punten', { n: 1234.5 }, '1.234,5 punten'],
    ['{at, date, tiny}', { at }, '19 jun 2024'],
    ['{n, number, ::currency/EUR .00} in kas', { n: 1234.5 }, '1.234,5 in kas'],
    ['{at, date, ::yMMMd}', { at }, '19 jun 2024'],
  ])('%s has an unknown format: %j is returned unformatted and reported', (message, values, written) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const write = readMessage(message, 'nl-BE');
    expect(write(values)).toBe(written);
    expect(consoleError.mock.calls).toEqual([
      [expect.objectContaining({ message: `No such format: ${message}` })],
    ]);
    consoleError.mockRestore();
  });

  it.each<[string, Record<string, string | number | Date>, string]>([
    ['Om {at, time, short}', { at: 'straks' }, 'Om straks'],
    ['Op {at, date}', { at: new Date(Number.NaN) }, 'Op Invalid Date'],
    ['{count, plural, one {# speler} other {# spelers}}', {}, ' spelers'],
  ])('%s does not crash on %j', (message, values, written) => {
    expect(readMessage(message, 'nl-BE')(values)).toBe(written);
  });

  it('counts by the rules of its language', () => {
    const message = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    const ordinals = [1, 2, 3, 11, 22].map((n) => readMessage(message, 'en-GB')({ n }));
    expect(ordinals).toEqual(['1st', '2nd', '3rd', '11th', '22nd']);
  });

  it.each([
    '{',
    'Dag {name',
    'Dag }',
    '{count, plural}',
    '{count, plural, one {x}',
    '{count, plural, one x}',
    '{a b}',
  ])('%s is invalid', (message) => {
    expect(() => readMessage(message, 'nl-BE')).toThrow('Not a message');
  });
});
