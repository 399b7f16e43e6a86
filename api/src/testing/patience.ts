// Whole tournaments are imported and settled; a busy machine needs its time.
jest.setTimeout(60_000);
