import { createBus } from './createBus.js';

function setUp() {
  const reported: { error: unknown; source: string }[] = [];
  const bus = createBus({ now: () => 1000, report: (error, source) => reported.push({ error, source }) });
  const team = bus.forSource('mf-team', (name) => name === 'team.saved@1');
  const rankings = bus.forSource('mf-rankings', () => false);
  return { reported, team, rankings };
}

describe('the bus', () => {
  it('delivers an event to all subscribers, with source and time', () => {
    const { team, rankings } = setUp();
    const received: unknown[] = [];
    rankings.on('team.saved@1', (event) => received.push(event));
    rankings.on('team.renamed@1', (event) => received.push(event));
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    expect(received).toEqual([
      { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 }, source: 'mf-team', at: 1000 },
    ]);
  });

  it('does not replay events to later subscribers', () => {
    const { team, rankings } = setUp();
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    const received = jest.fn();
    rankings.on('team.saved@1', received);
    expect(received).not.toHaveBeenCalled();
  });

  it('delivers to the other subscribers when one throws', () => {
    const { team, rankings, reported } = setUp();
    const received = jest.fn();
    rankings.on('team.saved@1', () => {
      throw new Error('boom');
    });
    rankings.on('team.saved@1', received);
    expect(() => team.emit('team.saved@1', { teamId: 7, weekId: 2 })).not.toThrow();
    expect(received).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([{ error: new Error('boom'), source: 'mf-rankings' }]);
  });

  it('delivers a frozen copy', () => {
    const { team, rankings } = setUp();
    const payload = { teamId: 7, weekId: 2 };
    const received: unknown[] = [];
    rankings.on('team.saved@1', ({ detail }) => {
      expect(() => Reflect.set(detail, 'teamId', 666)).not.toThrow();
      received.push(detail);
    });
    team.emit('team.saved@1', payload);
    payload.teamId = 8;
    expect(received).toEqual([{ teamId: 7, weekId: 2 }]);
  });

  it('refuses events that the manifest does not list', () => {
    const { team, rankings, reported } = setUp();
    const received = jest.fn();
    rankings.on('team.created@1', received);
    team.emit('team.created@1', { teamId: 7, weekId: 2 });
    expect(received).not.toHaveBeenCalled();
    expect(reported).toHaveLength(1);
  });

  it('ends the subscriptions of a source with the source', () => {
    const { team, rankings } = setUp();
    const received = jest.fn();
    rankings.on('team.saved@1', received);
    rankings.end();
    rankings.on('team.saved@1', received);
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    expect(received).not.toHaveBeenCalled();
  });

  it('lets one subscription end by itself', () => {
    const { team, rankings } = setUp();
    const received = jest.fn();
    const stop = rankings.on('team.saved@1', received);
    stop();
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    expect(received).not.toHaveBeenCalled();
  });
});
