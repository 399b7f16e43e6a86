// The demo's stand-ins for the broadcaster, Facebook and the payment provider, as a process beside the API.
import { join } from 'node:path';
import { portProblem } from './ports.mjs';
import { standInsEnvironment } from './settings.mjs';
import { REPOSITORY } from './workspace.mjs';

/** @returns {Promise<string | null>} a sentence when they are wanted and nothing can listen there */
export async function standInsPortProblem({ standInsPort }) {
  return standInsPort === 0 ? null : portProblem(standInsPort, '127.0.0.1', 'STAND_INS_PORT');
}

/** @returns {Promise<string>} who can sign in with the made-up broadcaster; nothing where a real one does */
export async function describeStandIns({ standInsPort }, env = process.env) {
  if (standInsPort === 0 || env.OIDC_ISSUER) return '';
  const { PASSWORD, PEOPLE } = await import('../../../stand-ins/dist/sso/people.js');
  const people = PEOPLE.map(({ email, what }) => `  ${email.padEnd(20)} ${what}\n`).join('');
  return `With the broadcaster De Schelde, everybody signs in with the password ${PASSWORD}:\n${people}`;
}

/** Starts them where they are wanted. */
export function startStandIns(children, settings) {
  if (settings.standInsPort === 0) return;
  children.start('stand-ins', [join(REPOSITORY, 'stand-ins/dist/main.js')], standInsEnvironment(settings));
}
