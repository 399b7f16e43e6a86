/** Prefix of a competition's paths: `/wk-2022`; empty for the default, and for one without pages. */
export function pagePrefix(competition: { readonly slug: string | null } | undefined): string {
  return competition?.slug ? `/${competition.slug}` : '';
}

/**
 * The whole address of a page of a competition, as people pass it on: `https://euro.example/wk-2022/team/1`.
 * @param path within the competition; its start page without one
 */
export function publicAddress(
  { publicUrl }: { readonly publicUrl: string },
  { prefix }: { readonly prefix: string },
  path = '/',
): string {
  return publicUrl + prefix + path;
}
