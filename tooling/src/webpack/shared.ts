import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Shared {
  /** What a remote writes behind `from`; another subpath of the same package travels with the remote. */
  readonly request: string;
  /**
   * The names that can be had. Libraries in one big file would otherwise come whole; a remote that uses a name
   * that isn't here is refused when building, and the name is added here.
   */
  readonly names?: readonly string[];
}

const ROUTER = [
  'BrowserRouter',
  'Link',
  'MemoryRouter',
  'NavLink',
  'Navigate',
  'Outlet',
  'Route',
  'Router',
  'Routes',
  'createPath',
  'generatePath',
  'matchPath',
  'useHref',
  'useLinkClickHandler',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useParams',
  'useResolvedPath',
  'useRoutes',
  'useSearchParams',
] as const;

const STREAMS = [
  'BehaviorSubject',
  'EMPTY',
  'Observable',
  'ReplaySubject',
  'Subject',
  'Subscription',
  'combineLatest',
  'debounceTime',
  'distinctUntilChanged',
  'filter',
  'firstValueFrom',
  'fromEvent',
  'map',
  'merge',
  'of',
  'pairwise',
  'scan',
  'share',
  'shareReplay',
  'skip',
  'startWith',
  'switchMap',
  'take',
  'takeUntil',
  'tap',
  'throttleTime',
  'timer',
  'withLatestFrom',
] as const;

const STORE = [
  'combineReducers',
  'configureStore',
  'createAction',
  'createAsyncThunk',
  'createSelector',
  'createSlice',
  'isAnyOf',
  'nanoid',
] as const;

/** What the shell provides to every remote, once: `react-dom` doesn't cover `react-dom/client`, so both are here. */
export const SHARED: readonly Shared[] = [
  { request: 'react' },
  { request: 'react/jsx-runtime' },
  { request: 'react-dom' },
  { request: 'react-dom/client' },
  { request: 'react-router', names: ROUTER },
  { request: 'react-router-dom', names: ROUTER },
  { request: 'react-redux' },
  { request: 'rxjs', names: STREAMS },
  { request: 'styled-components' },
  { request: '@reduxjs/toolkit', names: STORE },
  { request: '@reduxjs/toolkit/query/react' },
  { request: '@euro/design-system' },
  { request: '@euro/design-system/charts' },
  { request: '@euro/design-system/clean-html' },
  { request: '@euro/platform' },
  { request: '@euro/platform/react' },
];

interface ConsumedModule {
  readonly singleton: true;
  readonly strictVersion: false;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly import?: false;
}

/**
 * What a remote takes from whoever mounts it, as Module Federation wants to be told.
 * @param folder absolute path of the remote: the versions it was written against are asked for
 * @param carriesOwn true for a remote that also lives on pages without the shell
 */
export function consumedModules(folder: string, carriesOwn: boolean): Record<string, ConsumedModule> {
  const consumed: Record<string, ConsumedModule> = {};
  for (const { request } of SHARED) {
    const version = installedVersion(folder, request);
    if (!version) continue;
    const asked = { singleton: true, strictVersion: false, requiredVersion: `^${version}` } as const;
    consumed[request] = carriesOwn ? { ...asked, version } : { ...asked, import: false };
  }
  return consumed;
}

/** Version of the package that a request belongs to, as installed for `folder`; null when it is not. */
export function installedVersion(folder: string, request: string): string | null {
  const name = packageOf(request);
  const require = createRequire(`${folder}/package.json`);
  for (const path of require.resolve.paths(name) ?? []) {
    try {
      const text = readFileSync(`${path}/${name}/package.json`, 'utf8');
      return (JSON.parse(text) as { readonly version: string }).version;
    } catch {
      // Not in this node_modules; the next one up may have it.
    }
  }
  return null;
}

/** `react-dom/client` → `react-dom`, `@euro/platform/react` → `@euro/platform`. */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
