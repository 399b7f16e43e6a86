import { systemCode } from '../errors.js';
import { databaseErrorNumber } from './transaction.js';

/** MariaDB: disk full, table full. */
const FULL_NUMBERS = new Set([1021, 1114]);
/** MariaDB: a file could not be written, made or renamed; the message has the number of the operating system. */
const WRITE_NUMBERS = new Set([3, 1004, 1005, 1025, 1026, 1030, 1878]);
/** ENOSPC as MariaDB writes it, and its words. */
const NO_SPACE = /\b(errno|error):? ?"?28\b|no space left on device/i;
const CODES = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);

/** Whether something could not be written because a disk is full: the database's, or that of our own files. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = 'parent' in error ? error.parent : error;
  if (CODES.has(systemCode(cause))) return true;
  const number = databaseErrorNumber(error);
  return FULL_NUMBERS.has(number) || (WRITE_NUMBERS.has(number) && NO_SPACE.test(error.message));
}
