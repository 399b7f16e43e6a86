import { createBus } from './createBus.js';

function setUp() {
  const reported: { error: unknown; source: string }[] = [];
  const bus = createBus({ now: () => 1000, report: (error, source) => reported.push({ error, source }) });
  const team = bus.speaker('mf-team', (name) => name === 'team.saved@1');
  const rankings = bus.speaker('mf-rankings', () => false);
  return { reported, team, rankings };
}

describe('the bus', () => {
  it('carries a fact to whoever listens, stamped with who said it and when', () => {
    const { team, rankings } = setUp();
    const heard: unknown[] = [];
    rankings.on('team.saved@1', (event) => heard.push(event));
    rankings.on('team.renamed@1', (event) => heard.push(event));
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    expect(heard).toEqual([
      { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 }, source: 'mf-team', at: 1000 },
    ]);
  });

  it('does not repeat what was said before somebody listened', () => {
    const { team, rankings } = setUp();
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    const heard = jest.fn();
    rankings.on('team.saved@1', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('delivers to everybody although one of them throws', () => {
    const { team, rankings, reported } = setUp();
    const heard = jest.fn();
    rankings.on('team.saved@1', () => {
      throw new Error('boom');
    });
    rankings.on('team.saved@1', heard);
    expect(() => team.emit('team.saved@1', { teamId: 7, weekId: 2 })).not.toThrow();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([{ error: new Error('boom'), source: 'mf-rankings' }]);
  });

  it('hands out a copy that nobody can change for the others', () => {
    const { team, rankings } = setUp();
    const said = { teamId: 7, weekId: 2 };
    const heard: unknown[] = [];
    rankings.on('team.saved@1', ({ detail }) => {
      expect(() => Reflect.set(detail, 'teamId', 666)).not.toThrow();
      heard.push(detail);
    });
    team.emit('team.saved@1', said);
    said.teamId = 8;
    expect(heard).toEqual([{ teamId: 7, weekId: 2 }]);
  });

  it('refuses what a manifest does not name', () => {
    const { team, rankings, reported } = setUp();
    const heard = jest.fn();
    rankings.on('team.created@1', heard);
    team.emit('team.created@1', { teamId: 7, weekId: 2 });
    expect(heard).not.toHaveBeenCalled();
    expect(reported).toHaveLength(1);
  });

  it('ends what a remote subscribed to when the remote goes', () => {
    const { team, rankings } = setUp();
    const heard = jest.fn();
    rankings.on('team.saved@1', heard);
    rankings.end();
    rankings.on('team.saved@1', heard);
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    expect(heard).not.toHaveBeenCalled();
  });

  it('lets one subscription end by itself', () => {
    const { team, rankings } = setUp();
    const heard = jest.fn();
    const stop = rankings.on('team.saved@1', heard);
    stop();
    team.emit('team.saved@1', { teamId: 7, weekId: 2 });
    expect(heard).not.toHaveBeenCalled();
  });
});
