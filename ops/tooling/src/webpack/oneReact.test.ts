import oneReact from './oneReact.js';

type ResolveShare = NonNullable<ReturnType<typeof oneReact>['resolveShare']>;
type Arguments = Parameters<ResolveShare>[0];

const FAMILY = ['react', 'react-dom', 'react-dom/client'];

/** @param offered versions by request; those with an asterisk are loaded */
function resolved(
  offered: Readonly<Record<string, readonly string[]>>,
  request = 'react',
): string | undefined {
  const scope = Object.fromEntries(
    Object.entries(offered).map(([name, versions]) => [
      name,
      Object.fromEntries(
        versions.map((written) => {
          const version = written.replace('*', '');
          return [version, { version, loaded: written.endsWith('*') }];
        }),
      ),
    ]),
  );
  const args = {
    pkgName: request,
    scope: 'default',
    shareScopeMap: { default: scope },
    shareInfo: { shareConfig: { requiredVersion: '^19.0.0' } },
    resolver: () => undefined,
  } as unknown as Arguments;
  const answer = oneReact().resolveShare?.(args) as Arguments | undefined;
  return (answer?.resolver()?.shared as { version?: string } | undefined)?.version;
}

const all = (...versions: string[]) => Object.fromEntries(FAMILY.map((name) => [name, versions]));

describe('the React of a guest', () => {
  it('is that of the host when all of it is compatible', () => {
    for (const request of FAMILY) expect(resolved(all('19.2.0*', '19.3.1'), request)).toBe('19.2.0');
  });

  it('is separate beside another major version, or a preview', () => {
    expect(resolved(all('17.0.2*', '19.3.1'))).toBe('19.3.1');
    expect(resolved(all('20.0.0*', '19.3.1'))).toBe('19.3.1');
    expect(resolved(all('19.4.0-canary-1*', '19.3.1'))).toBe('19.3.1');
  });

  it('is completely separate when the host shares a part of another version', () => {
    const offered = {
      react: ['19.2.0*', '19.3.1'],
      'react-dom': ['19.2.0*', '19.3.1'],
      'react-dom/client': ['19.3.1'],
    };
    for (const request of FAMILY) expect(resolved(offered, request)).toBe('19.3.1');
  });

  it('is that of an earlier guest', () => {
    expect(resolved(all('19.3.1', '19.2.9*'))).toBe('19.2.9');
  });

  it('does not affect other modules', () => {
    expect(resolved({ lodash: ['4.0.0*'] }, 'lodash')).toBeUndefined();
  });
});
