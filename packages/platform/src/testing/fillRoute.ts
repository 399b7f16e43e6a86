/** An address of a route of a manifest, and its parameters; those that `values` lacks are 7: `/team/:id` → `/team/7`. */
export function fillRoute(
  route: string,
  values: Readonly<Record<string, string>> = {},
): { readonly path: string; readonly params: Readonly<Record<string, string>> } {
  const params: Record<string, string> = {};
  const path = route.replace(/:(\w+)/g, (_, name: string) => {
    params[name] = values[name] ?? '7';
    return params[name];
  });
  return { path, params };
}
