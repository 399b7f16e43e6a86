import { exampleMatch } from '@euro/platform/testing';
import { calendarOrder } from './calendarOrder.js';

const match = (id: number, date: string, status: 'scheduled' | 'live' | 'finished') => ({
  match: exampleMatch({ id, date, status }),
  players: [],
});

describe('the calendar of a running matchday', () => {
  it('has today first, then the coming matches, then the past ones, the latest first', () => {
    const matches = [
      match(1, '2024-06-20T16:00:00Z', 'finished'),
      match(2, '2024-06-21T13:00:00Z', 'finished'),
      match(3, '2024-06-21T19:00:00Z', 'finished'),
      match(4, '2024-06-22T13:00:00Z', 'finished'),
      match(5, '2024-06-22T16:00:00Z', 'finished'),
      match(6, '2024-06-22T19:00:00Z', 'live'),
      match(7, '2024-06-22T20:00:00Z', 'scheduled'),
      match(8, '2024-06-24T19:00:00Z', 'scheduled'),
      match(9, '2024-06-23T19:00:00Z', 'scheduled'),
    ];
    const order = calendarOrder(matches, Date.parse('2024-06-22T19:40:00Z'), 'Europe/Brussels');
    expect(order.map((own) => own.match.id)).toEqual([6, 7, 5, 4, 9, 8, 3, 2, 1]);
  });
});
