// `npm test` names what passes only at the second try; by hand everything has one.
jest.retryTimes(Number(process.env.TEST_TRIES ?? 1) - 1, { logErrorsBeforeRetry: true });
