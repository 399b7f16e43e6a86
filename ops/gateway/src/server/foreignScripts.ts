const VARIABLES = ['SSO_WIDGET_URL', 'ANALYTICS_URL', 'HELP_WIDGET_URL'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Origins of the configured foreign scripts, for script and connection sources of the policy; none by default.
 * Addresses on the portal's own origin need no permission.
 * @throws Error with one sentence that names the invalid variable
 */
export function foreignScripts(env: Environment): readonly string[] {
  const own = new URL(env.PUBLIC_URL || 'http://127.0.0.1:3000').origin;
  const origins = VARIABLES.flatMap((variable) => {
    const value = env[variable];
    if (!value) return [];
    if (!URL.canParse(value, own) || !/^https?:$/.test(new URL(value, own).protocol)) {
      throw new Error(
        `${variable}=${value} is not the address of a script: give one that begins with https://.`,
      );
    }
    return [new URL(value, own).origin];
  });
  return [...new Set(origins)].filter((origin) => origin !== own);
}
