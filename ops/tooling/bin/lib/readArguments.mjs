import { parseArgs } from 'node:util';
import { fail } from './fail.mjs';

/**
 * Parses the command line, and ends the program with the reason and its usage when it has an unknown option.
 * @param {import('node:util').ParseArgsConfig} config
 * @param {string} usage a sentence
 */
export function readArguments(config, usage) {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${error.message} ${usage}`);
  }
}
