import { foreignScripts } from './foreignScripts.js';
import type { GatewayOptions } from './gateway.js';

/**
 * Reads the gateway's upstreams, foreign scripts and the address of reports from its environment; exits when a variable
 * is invalid.
 */
export function placesFrom(
  env: NodeJS.ProcessEnv,
): Pick<GatewayOptions, 'api' | 'standIns' | 'foreignScripts' | 'policyReports'> {
  const standIns = Number(env.STAND_INS_PORT || 0);
  try {
    return {
      api: apiFrom(env),
      ...(standIns > 0 && { standIns: `http://127.0.0.1:${standIns}` }),
      foreignScripts: foreignScripts(env),
      ...policyReports(env),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** `CSP_REPORT_URI`, an address that fits in a policy. */
function policyReports({
  CSP_REPORT_URI: address,
}: NodeJS.ProcessEnv): Pick<GatewayOptions, 'policyReports'> {
  if (!address) return {};
  if (!/^https?:\/\/[^\s;,]+$/.test(address)) {
    throw new Error(`CSP_REPORT_URI=${address} is not right: it must look like https://reports.example/csp.`);
  }
  return { policyReports: address };
}

/** The address of the API: `API_URL`, or a local port. */
function apiFrom({ API_URL, API_PORT }: NodeJS.ProcessEnv): string {
  if (!API_URL) return `http://127.0.0.1:${API_PORT ?? 4000}`;
  if (!URL.canParse(API_URL) || !/^https?:$/.test(new URL(API_URL).protocol)) {
    throw new Error(`API_URL=${API_URL} is not right: it must look like http://api.internal:4000.`);
  }
  return API_URL.replace(/\/+$/, '');
}
