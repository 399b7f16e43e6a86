// Sequelize reads a stack for every query on SQLite, and to find the sources of its frames is a tenth of all work.
// Those stacks keep the lines of what runs; every other error names its sources.
const { prepareStackTrace } = Error;
Error.prepareStackTrace = (error, frames) =>
  frames[0]?.getFileName()?.includes('/node_modules/sequelize/') && error.message === ''
    ? [String(error), ...frames].join('\n    at ')
    : prepareStackTrace?.(error, frames);
