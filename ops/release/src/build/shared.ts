import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Shared {
  /** The module specifier that a remote imports; another subpath of the same package is bundled with the remote. */
  readonly request: string;
  /**
   * The exported names. Libraries in one big file would otherwise come whole; a remote that uses a name
   * that isn't here is refused when building, and the name is added here.
   */
  readonly names?: readonly string[];
  /**
   * A page may contain two copies of it. A remote then carries one for shells with an earlier version than it was
   * written against; it is never fetched with a shell whose version fits.
   */
  readonly isCarried?: true;
  /** Requests that nearly every section makes together travel in one script, by this name. */
  readonly script?: string;
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

const QUERY = ['createApi', 'fakeBaseQuery', 'skipToken'] as const;

/**
 * The modules that the shell provides to every remote, once: `react-dom` doesn't cover `react-dom/client`, so both
 * are listed.
 */
export const SHARED: readonly Shared[] = [
  { request: 'react' },
  { request: 'react/jsx-runtime' },
  { request: 'react-dom' },
  { request: 'react-dom/client' },
  { request: 'react-router', names: ROUTER, script: 'platform' },
  { request: 'react-router-dom', names: ROUTER, script: 'platform' },
  { request: 'react-redux', isCarried: true, script: 'redux' },
  { request: 'rxjs', names: STREAMS, isCarried: true },
  { request: 'styled-components' },
  { request: '@reduxjs/toolkit', names: STORE, isCarried: true, script: 'redux' },
  { request: '@reduxjs/toolkit/query/react', names: QUERY, isCarried: true, script: 'redux' },
  { request: '@euro/design-system' },
  { request: '@euro/design-system/charts' },
  { request: '@euro/design-system/clean-html' },
  { request: '@euro/platform', script: 'platform' },
  { request: '@euro/platform/react', script: 'platform' },
  { request: '@euro/platform/redux', script: 'redux' },
];

/** A remote's request for a shared module, as Module Federation takes it. */
export interface ConsumedModule {
  readonly singleton: boolean;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly version?: string;
  /** The fallback that the remote carries for pages without a fitting version. */
  readonly import: false | string;
}

/** `alone`: with own copies of everything, for pages without the shell. `quick`: with none, while developing. */
export type Carrying = 'alone' | 'fallbacks' | 'quick';

/**
 * The modules that a remote takes from its host.
 * @param folder absolute path of the remote, whose installed versions are required
 */
export function consumedModules(folder: string, carrying: Carrying): Record<string, ConsumedModule> {
  const modules: Record<string, ConsumedModule> = {};
  for (const { request, isCarried = false } of SHARED) {
    const version = installedVersion(folder, request);
    if (!version) continue;
    const isInside = carrying === 'alone' || (carrying === 'fallbacks' && isCarried);
    modules[request] = {
      singleton: !isCarried,
      strictVersion: true,
      requiredVersion: rangeOf(request, version),
      import: isInside && request,
      ...(carrying === 'alone' && { version }),
    };
  }
  return modules;
}

/**
 * For modules that exist once on a page any version of the same major number fits, so that sections and shell are
 * updated in any order; for modules that a remote may carry, none earlier than it was written against.
 */
function rangeOf(request: string, version: string): string {
  const { isCarried } = SHARED.find((shared) => shared.request === request) ?? { isCarried: true };
  const [major = '0', minor = '0'] = version.split('.');
  return `^${isCarried ? version : major === '0' ? `0.${minor}.0` : `${major}.0.0`}`;
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
