import vm from 'node:vm';

// Jest gives every test file a registry of modules of its own and compiles them all anew for it: react-dom some hundred
// times a run, half of what a file takes before its first test. V8 runs in any context what it has compiled once, with
// all that it found to be needed since.
const compiled = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  let known = compiled.get(filename);
  if (known?.source !== source || known.head !== head) {
    known = { source, head, script: scriptOf(source, head, filename) };
    compiled.set(filename, known);
  }
  return known.script
    ? known.script.runInContext(parsingContext)
    : compileFunction(source, parameters, options);
};

/** Null for what imports dynamically: that has to ask the registry of its own test file. */
function scriptOf(source, head, filename) {
  if (/\bimport\s*\(/.test(source)) return null;
  return new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}
