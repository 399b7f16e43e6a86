/**
 * Exports of `./remote` of every remote, complete: the shell refuses another module (`createFederationLoader`). A host
 * has no package of ours, and nothing to pass as `platform` unless it is a portal.
 */
export const REMOTE_TYPES = `/** A mounted page or part. */
export interface Mounted<P> {
  update(props: P): void;
  unmount(): void;
}
export interface PageProps {
  /** The route of the manifest that matched: \`/team/:id\`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
}
export type EmbedProps = Readonly<Record<string, string | number | boolean | null>>;
export interface Mounts<P> {
  /** @param platform a \`Platform\` of \`@euro/platform\` */
  mount(element: HTMLElement, props: P, platform: object): Mounted<P>;
}
/** A section as the portal mounts it. Other sites mount \`./guest\`. */
export interface RemoteModule extends Mounts<PageProps> {
  readonly contract: number;
  preload?(route: string): Promise<unknown>;
  readonly embeds?: Readonly<Record<string, Mounts<EmbedProps>['mount']>>;
}
export declare const remote: RemoteModule;
`;
