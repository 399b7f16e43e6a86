import { getAppNames, getAppStatus, getMountedApps } from 'single-spa';
import { type ApplicationPage, type MountParcel, openApplication, registerRemotes } from './applications.js';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function page(path: string, log: string[], fields: Partial<ApplicationPage> = {}): ApplicationPage {
  return {
    isAt: (pathname) => pathname === path,
    load: async () => void log.push(`load ${path}`),
    mount: () => log.push(`mount ${path}`),
    unmount: () => log.push(`unmount ${path}`),
    fail: (error) => log.push(`fail ${path}: ${error instanceof Error ? error.message : error}`),
    platform: null,
    staying: () => null,
    ...fields,
  };
}

/** Opens pages the way the portal does: the address first. */
function open(name: string, path: string, log: string[], fields: Partial<ApplicationPage> = {}) {
  window.history.pushState(null, '', path);
  registerRemotes([name]);
  const opened = openApplication(name, page(path, log, fields));
  return { ...opened, opening: opened.restart() };
}

describe('the applications of single-spa', () => {
  it('are all remotes, of which the one at the address is mounted', async () => {
    const log: string[] = [];
    registerRemotes(['mf-team', 'mf-stats']);
    const team = open('mf-team', '/team', log);
    await team.opening;
    expect(getAppNames()).toEqual(['mf-team', 'mf-stats']);
    expect(getMountedApps()).toEqual(['mf-team']);
    const stats = open('mf-stats', '/stats', log);
    team.close();
    await stats.opening;
    expect(getMountedApps()).toEqual(['mf-stats']);
    stats.close();
    await settle();
    expect(getMountedApps()).toEqual([]);
    expect(log).toEqual([
      'load /team',
      'mount /team',
      'unmount /team',
      'load /stats',
      'mount /stats',
      'unmount /stats',
    ]);
  });

  it('are unmounted when the address changes', async () => {
    const log: string[] = [];
    const team = open('mf-team', '/team', log);
    await team.opening;
    window.history.pushState(null, '', '/elsewhere');
    await settle();
    expect(log.at(-1)).toBe('unmount /team');
    team.close();
  });

  it('report a failed load to their page, and restart from there', async () => {
    const log: string[] = [];
    let isBroken = true;
    const load = async () => {
      if (isBroken) throw new Error('no script');
    };
    const team = open('mf-team', '/team', log, { load });
    await team.opening;
    expect(log).toEqual(['fail /team: no script']);
    expect(getAppStatus('mf-team')).toBe('LOAD_ERROR');
    isBroken = false;
    await team.restart();
    expect(log.at(-1)).toBe('mount /team');
    team.close();
  });

  it('that never load block nothing after their page is left', async () => {
    const log: string[] = [];
    let abandon = () => {};
    const load = () => new Promise<void>((_, reject) => (abandon = () => reject(new Error('left'))));
    const slow = open('mf-team', '/team', log, { load });
    await settle();
    const stats = open('mf-stats', '/stats', log);
    slow.close();
    abandon();
    await stats.opening;
    expect(getMountedApps()).toEqual(['mf-stats']);
    stats.close();
  });

  it('restart while they are mounted; concurrent calls coalesce', async () => {
    const log: string[] = [];
    const team = open('mf-team', '/team', log);
    await team.opening;
    await Promise.all([team.restart(), team.restart()]);
    expect(log).toEqual(['load /team', 'mount /team', 'unmount /team', 'load /team', 'mount /team']);
    expect(getMountedApps()).toEqual(['mf-team']);
    team.close();
  });

  it('recover after they broke', async () => {
    const log: string[] = [];
    let isBroken = true;
    const mount = () => {
      if (isBroken) throw new Error('not to be thrown');
      log.push('mounted');
    };
    const team = open('mf-team', '/team', log, { mount });
    await team.opening;
    expect(getAppStatus('mf-team')).toBe('SKIP_BECAUSE_BROKEN');
    isBroken = false;
    await team.restart();
    expect(log.at(-1)).toBe('mounted');
    team.close();
  });

  it('remain mounted, with their address, when the player stays', async () => {
    const log: string[] = [];
    let staying: Promise<boolean> | null = null;
    const team = open('mf-team', '/team', log, { staying: () => staying });
    await team.opening;
    staying = Promise.resolve(true);
    window.history.pushState(null, '', '/elsewhere');
    staying.then(() => {
      staying = null;
    });
    await settle();
    expect(window.location.pathname).toBe('/team');
    expect(getMountedApps()).toEqual(['mf-team']);
    team.close();
  });

  it('unmount their parcels', async () => {
    const log: string[] = [];
    let mountParcel: MountParcel | undefined;
    const mount = (mountFunction: MountParcel) => {
      mountParcel = mountFunction;
    };
    const team = open('mf-team', '/team', log, { mount });
    await team.opening;
    const note = (line: string) => async () => void log.push(line);
    const parcel = mountParcel?.(
      {
        name: 'panel',
        bootstrap: note('bootstrap panel'),
        mount: note('mount panel'),
        unmount: note('unmount panel'),
      },
      { domElement: document.createElement('div') },
    );
    await parcel?.mountPromise;
    team.close();
    await settle();
    expect(log.slice(-3)).toEqual(['mount panel', 'unmount panel', 'unmount /team']);
  });
});
