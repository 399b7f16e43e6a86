import type { Mounted, RemoteModule } from '@euro/platform';
import { matchRoute, type RemoteDeclaration } from '@euro/platform/manifest';
import type { Arrangement } from '@euro/platform/testing';
import type { LogEntry } from './logEntry.js';
import type { Scene } from './scene.js';
import { follow, type StagedPlatform, stagedPlatform } from './stagedPlatform.js';

/** What stands on the stage, all of it replaceable while it stands there. */
export interface Cast {
  readonly remote: RemoteModule;
  readonly declaration: RemoteDeclaration;
  readonly arrangement: Arrangement;
}

export interface Stage {
  /** Shows a scene; what can change under an open page does, for the rest it is mounted anew. */
  show(scene: Scene): void;
  /** Mounts what is shown anew, from code that has just been replaced. */
  recast(cast: Cast): void;
}

/** @param element where the remote is mounted */
export function createStage(element: HTMLElement, first: Cast, note: (entry: LogEntry) => void): Stage {
  let cast = first;
  let shown: Scene | null = null;
  let staged: StagedPlatform | null = null;
  let leave = () => {};

  const mount = (scene: Scene) => {
    leave();
    const { piece } = scene;
    const params = paramsOf(piece, cast.arrangement);
    const path = piece.startsWith('/') ? pathOf(piece, params) : '/';
    const on = stagedPlatform(scene, path, cast.arrangement, note);
    staged = on;
    const open = () => (piece.startsWith('/') ? openPage(on, piece, params) : openEmbed(on, piece));
    try {
      leave = open();
      note({ kind: 'stage', text: `${piece} is mounted` });
    } catch (error) {
      leave = () => {};
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

  /** Follows the remote to its own pages; the pages of others are only told. */
  const openPage = (
    { platform }: StagedPlatform,
    route: string,
    params: Readonly<Record<string, string>>,
  ) => {
    const inner = place();
    const mounted = cast.remote.mount(inner, { route, params }, platform);
    const paths = platform.navigation.location.changes.subscribe(({ pathname }) => {
      for (const { path } of cast.declaration.routes) {
        const found = matchRoute(path, pathname);
        if (found) return mounted.update({ route: path, params: found });
      }
      note({ kind: 'navigation', text: `${pathname} is no page of this remote: the portal would leave it` });
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
    show(scene) {
      const before = shown;
      shown = scene;
      const isOther = !before || needsMount(before, scene);
      if (isOther) mount(scene);
      if (staged) follow(staged, scene, isOther ? null : before);
    },
    recast(next) {
      cast = next;
      if (!shown) return;
      mount(shown);
      if (staged) follow(staged, shown, null);
    },
  };
}

function needsMount(before: Scene, { piece, api, visitor }: Scene): boolean {
  const isOtherVisitor = before.visitor !== visitor && visitor !== 'lost';
  return before.piece !== piece || before.api !== api || isOtherVisitor;
}

function paramsOf(route: string, { params = {} }: Arrangement): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = ''] of route.matchAll(/:(\w+)/g)) found[name] = params[name] ?? '7';
  return found;
}

function pathOf(route: string, params: Readonly<Record<string, string>>): string {
  return route.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}
