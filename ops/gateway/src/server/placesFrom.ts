import { foreignScripts } from './foreignScripts.js';
import type { GatewayOptions } from './gateway.js';

type Places =
  | 'api'
  | 'otherApis'
  | 'standIns'
  | 'foreignScripts'
  | 'policyReports'
  | 'developerSections'
  | 'isTraced';

/**
 * Reads the gateway's upstreams, foreign scripts and the address of reports from its environment; exits when a variable
 * is invalid.
 */
export function placesFrom(env: NodeJS.ProcessEnv): Pick<GatewayOptions, Places> {
  const standIns = Number(env.STAND_INS_PORT || 0);
  try {
    return {
      ...apisFrom(env),
      ...(standIns > 0 && { standIns: `http://127.0.0.1:${standIns}` }),
      foreignScripts: foreignScripts(env),
      ...policyReports(env),
      developerSections: env.DEVELOPER_SECTIONS === '1',
      isTraced: env.TRACEPARENT === '1',
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

/** The addresses of the API, with commas between: `API_URL`, or a local port. */
function apisFrom({ API_URL, API_PORT }: NodeJS.ProcessEnv): Pick<GatewayOptions, 'api' | 'otherApis'> {
  const [api = '', ...otherApis] = (API_URL || `http://127.0.0.1:${API_PORT ?? 4000}`)
    .split(',')
    .map((part) => {
      const address = part.trim();
      if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
        throw new Error(`API_URL=${API_URL} is not right: it must look like http://api.internal:4000.`);
      return address.replace(/\/+$/, '');
    });
  if (otherApis.length > 0 && [api, ...otherApis].some((address) => !address.startsWith('http:')))
    throw new Error(`API_URL=${API_URL} is not right: several addresses must all begin with http:.`);
  return { api, otherApis };
}
