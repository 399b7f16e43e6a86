import vm from 'node:vm';

// Patches `vm.compileFunction` to compile a module once per process. Jest compiles all modules again for every test
// file: react-dom about a hundred times per run, half of the time before a file's first test. V8 runs a compiled
// script in any context, with the functions that it has compiled lazily so far.
const scriptsByFile = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  let entry = scriptsByFile.get(filename);
  if (entry?.source !== source || entry.head !== head) {
    entry = { source, head, script: scriptOf(source, head, filename) };
    scriptsByFile.set(filename, entry);
  }
  return entry.script
    ? entry.script.runInContext(parsingContext)
    : compileFunction(source, parameters, options);
};

/** Null for modules with dynamic imports, which need the module registry of their test file. */
function scriptOf(source, head, filename) {
  if (/\bimport\s*\(/.test(source)) return null;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}
