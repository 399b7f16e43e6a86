import type { Mounted, RemoteModule } from '@euro/platform';
import { matchRoute, type RemoteDeclaration } from '@euro/platform/manifest';
import type { Arrangement } from '@euro/platform/testing';
import type { LogEntry } from './logEntry.js';
import type { Scenario } from './scenario.js';
import { follow, type StagedPlatform, stagedPlatform } from './stagedPlatform.js';

/** The remote on the stage, with its declaration and arrangement; replaceable while it is mounted. */
export interface Cast {
  readonly remote: RemoteModule;
  readonly declaration: RemoteDeclaration;
  readonly arrangement: Arrangement;
}

export interface Stage {
  /** Shows a scenario; mounts again only what can't change under an open page. */
  show(scenario: Scenario): void;
  /** Mounts the current scenario again, from replaced code. */
  recast(cast: Cast): void;
}

/** @param element where the remote is mounted */
export function createStage(element: HTMLElement, first: Cast, note: (entry: LogEntry) => void): Stage {
  let cast = first;
  let currentScenario: Scenario | null = null;
  let currentPlatform: StagedPlatform | null = null;
  let unmount = () => {};

  const mount = (scenario: Scenario) => {
    unmount();
    const { piece } = scenario;
    const params = paramsOf(piece, cast.arrangement);
    const path = piece.startsWith('/') ? pathOf(piece, params) : '/';
    const next = stagedPlatform(scenario, path, cast.arrangement, note);
    currentPlatform = next;
    const open = () => (piece.startsWith('/') ? openPage(next, piece, params) : openEmbed(next, piece));
    try {
      unmount = open();
      note({ kind: 'stage', text: `${piece} is mounted` });
    } catch (error) {
      unmount = () => {};
      note({ kind: 'crash', text: `the mount threw: ${error}` });
    }
  };

  const openEmbed = ({ platform }: StagedPlatform, id: string) => {
    const mountEmbed = cast.remote.embeds?.[id];
    if (!mountEmbed) throw new Error(`there is no embed ${id}`);
    const inner = place();
    const mounted = mountEmbed(inner, cast.arrangement.embedProps?.[id] ?? {}, platform);
    return () => close(mounted, inner);
  };

  /** Follows the remote to its own pages; navigation to other pages is only logged. */
  const openPage = (
    { platform }: StagedPlatform,
    route: string,
    params: Readonly<Record<string, string>>,
  ) => {
    const inner = place();
    const mounted = cast.remote.mount(inner, { route, params }, platform);
    const paths = platform.navigation.location.changes.subscribe(({ pathname }) => {
      for (const { path } of cast.declaration.routes) {
        const match = matchRoute(path, pathname);
        if (match) return mounted.update({ route: path, params: match });
      }
      note({
        kind: 'navigation',
        text: `${pathname} is no page of this remote: the portal would unmount it`,
      });
    });
    return () => {
      paths.unsubscribe();
      close(mounted, inner);
    };
  };

  const place = () => element.appendChild(document.createElement('div'));
  const close = (mounted: Mounted<never>, inner: HTMLElement) => {
    mounted.unmount();
    inner.remove();
  };

  return {
    show(scenario) {
      const before = currentScenario;
      currentScenario = scenario;
      const isOther = !before || needsMount(before, scenario);
      if (isOther) mount(scenario);
      if (currentPlatform) follow(currentPlatform, scenario, isOther ? null : before);
    },
    recast(next) {
      cast = next;
      if (!currentScenario) return;
      mount(currentScenario);
      if (currentPlatform) follow(currentPlatform, currentScenario, null);
    },
  };
}

function needsMount(before: Scenario, { piece, api, visitor }: Scenario): boolean {
  const isOtherVisitor = before.visitor !== visitor && visitor !== 'lost';
  return before.piece !== piece || before.api !== api || isOtherVisitor;
}

function paramsOf(route: string, { params = {} }: Arrangement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = ''] of route.matchAll(/:(\w+)/g)) values[name] = params[name] ?? '7';
  return values;
}

function pathOf(route: string, params: Readonly<Record<string, string>>): string {
  return route.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}
