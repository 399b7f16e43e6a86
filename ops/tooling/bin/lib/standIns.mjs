// The demo's stand-ins for the broadcaster, Facebook and the payment provider, as a process beside the API.
import { join } from 'node:path';
import { portProblem } from './ports.mjs';
import { standInsEnvironment } from './settings.mjs';
import { REPOSITORY } from './workspace.mjs';

/** @returns {Promise<string | null>} a problem in one sentence when they are enabled and their port is unusable */
export async function standInsPortProblem({ standInsPort }) {
  return standInsPort === 0 ? null : portProblem(standInsPort, '127.0.0.1', 'STAND_INS_PORT');
}

/** @returns {Promise<string>} accounts of the broadcaster's stand-in; empty where a real one is configured */
export async function describeStandIns({ standInsPort }, env = process.env) {
  if (standInsPort === 0 || env.OIDC_ISSUER) return '';
  const { PASSWORD, PEOPLE } = await import('../../../../demo/stand-ins/dist/sso/people.js');
  const people = PEOPLE.map(({ email, purpose }) => `  ${email.padEnd(20)} ${purpose}\n`).join('');
  return `With the broadcaster De Schelde, everybody signs in with the password ${PASSWORD}:\n${people}`;
}

/** Starts them unless they are disabled. */
export function startStandIns(children, settings) {
  if (settings.standInsPort === 0) return;
  children.start(
    'stand-ins',
    [join(REPOSITORY, 'demo/stand-ins/dist/main.js')],
    standInsEnvironment(settings),
  );
}
