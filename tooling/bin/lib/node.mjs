// The first question of every command: is this Node new enough?
const OLDEST = [20, 9];

/** A sentence when this Node can't run the project, null when it can. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `EuroManager needs Node ${OLDEST.join('.')} or newer; this is ${version}: see https://nodejs.org`;
}
