/** In place of SQLite's driver, for tests whose name says that they open no database. */
export default class NoDatabase {
  constructor() {
    throw new Error(`${expect.getState().testPath} opens a database: name it *.db.test.ts.`);
  }
}
