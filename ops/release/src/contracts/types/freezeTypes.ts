/** Files of `packages/platform/src/contract` with the types of the contract. */
export const CONTRACT_SOURCES = ['state', 'events', 'api', 'chat', 'platform'] as const;

const IMPORT = /^import type \{([^}]*)\} from '([^']+)';\n/gm;
const CONSTANT = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const [^;]*;\n\n?/gm;

/**
 * Bundles the contract's sources into one file of types: those that remotes of a number were compiled against.
 * @param sources text of each file
 */
export function freezeTypes(number: number, sources: readonly string[]): string {
  const importsByModule = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, names = '', from = ''] of source.matchAll(IMPORT)) {
      if (from.startsWith('.')) continue;
      const importedNames = importsByModule.get(from) ?? new Set();
      for (const name of names.split(',')) if (name.trim()) importedNames.add(name.trim());
      importsByModule.set(from, importedNames);
    }
  }
  const imports = [...importsByModule].map(([from, names]) => importOf([...names].sort(), from));
  const types = sources.map((source) => source.replace(IMPORT, '').replace(CONSTANT, '').trim());
  return [
    `// Contract ${number} of the platform as it was released: what remotes of that number were compiled against. Written by`,
    '// npm run contracts -- release, never by hand.',
    ...imports,
    '',
    types.join('\n\n'),
    '',
  ].join('\n');
}

/** Formats the file with Biome. */
function importOf(names: readonly string[], from: string): string {
  const line = `import type { ${names.join(', ')} } from '${from}';`;
  return line.length <= 110
    ? line
    : `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}
