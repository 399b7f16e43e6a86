import { foreignScripts } from './foreignScripts.js';
import type { GatewayOptions } from './gateway.js';

/** What stands behind the gateway and whose scripts its pages may load, from its environment; ends the process when that is wrong. */
export function placesFrom(
  env: NodeJS.ProcessEnv,
): Pick<GatewayOptions, 'api' | 'standIns' | 'foreignScripts'> {
  const standIns = Number(env.STAND_INS_PORT || 0);
  try {
    return {
      api: `http://127.0.0.1:${env.API_PORT ?? 4000}`,
      ...(standIns > 0 && { standIns: `http://127.0.0.1:${standIns}` }),
      foreignScripts: foreignScripts(env),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
