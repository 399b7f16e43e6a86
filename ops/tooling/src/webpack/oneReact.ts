import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Arguments = Parameters<ResolveShare>[0];
type Versions = Arguments['shareScopeMap'][string][string];

/** React refuses to run beside a react-dom of another version. */
const FAMILY = ['react', 'react-dom', 'react-dom/client'];

/**
 * For the container of a guest: takes react and both parts of react-dom in one version. That of the host, when it
 * shares all three and they fit; else the guest's own, which it shares with the next guest.
 */
export default function oneReact(): ModuleFederationRuntimePlugin {
  return {
    name: 'one-react',
    resolveShare(args) {
      const { pkgName, scope, shareScopeMap, shareInfo } = args;
      if (!FAMILY.includes(pkgName)) return args;
      const [react = {}, ...others] = FAMILY.map((name): Versions => shareScopeMap[scope]?.[name] ?? {});
      const whole = Object.keys(react)
        .filter((version) => fits(version, shareInfo.shareConfig.requiredVersion))
        .filter((version) => others.every((versions) => versions[version]));
      const isLoaded = (version: string) => Boolean(react[version]?.loaded ?? react[version]?.lib);
      const version = whole.find(isLoaded) ?? whole[0];
      const shared = version === undefined ? undefined : shareScopeMap[scope]?.[pkgName]?.[version];
      if (shared) args.resolver = () => ({ shared, useTreesShaking: false });
      return args;
    },
  };
}

/** Whether a version is of the major one that a range such as `^19.0.0` asks for, and no preview of it. */
function fits(version: string, range: string | false | undefined): boolean {
  const [major] = /\d+/.exec(String(range)) ?? [];
  return version.split('.')[0] === major && !version.includes('-');
}
