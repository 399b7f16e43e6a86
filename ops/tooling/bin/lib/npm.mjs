/** The npm to run: the one that runs this script, or the one in PATH. */
export function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? { command: process.execPath, args: [npm], shell: false }
    : { command: 'npm', args: [], shell: process.platform === 'win32' };
}
