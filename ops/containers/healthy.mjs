// Does this container's process answer? node healthy.mjs PORT_VARIABLE PATH
const [variable, path] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${process.env[variable]}${path}`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
