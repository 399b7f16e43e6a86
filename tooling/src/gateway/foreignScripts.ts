const VARIABLES = ['SSO_WIDGET_URL', 'ANALYTICS_URL', 'HELP_WIDGET_URL'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Origins of the foreign scripts that an operator configured, which pages may load and which those may talk to; none by
 * default. An address on the portal's own origin needs no leave.
 * @throws an Error with one sentence that names the variable that is wrong
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
