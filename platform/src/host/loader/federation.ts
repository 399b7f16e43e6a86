/** The little of Module Federation's runtime instance that the loader uses. */
export interface Federation {
  registerPlugins(plugins: FederationPlugin[]): void;
  registerRemotes(
    remotes: { name: string; entry: string; entryGlobalName: string }[],
    options: { force: boolean },
  ): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface RemoteInfo {
  readonly name: string;
  readonly entry: string;
  readonly entryGlobalName: string;
}

/** A remote's container as its script leaves it on the window. */
export interface Container {
  init(...shareScope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

export interface FederationPlugin {
  readonly name: string;
  loadEntry(options: { remoteInfo: RemoteInfo }): Promise<Container>;
}
