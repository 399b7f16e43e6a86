import { systemCode } from '../errors.js';
import { databaseErrorNumber } from './transaction.js';

/** MariaDB: disk full, table full. */
const FULL_NUMBERS = new Set([1021, 1114]);
/** MariaDB: a file could not be written, made or renamed; the message has the number of the operating system. */
const WRITE_NUMBERS = new Set([3, 1004, 1005, 1025, 1026, 1030, 1878]);
/** ENOSPC as MariaDB writes it, and its words. */
const NO_SPACE = /\b(errno|error):? ?"?28\b|no space left on device/i;
const FULL_CODES = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);
/** EIO as MariaDB writes it, and its words. */
const NO_INPUT_OUTPUT = /\b(errno|error):? ?"?5\b|input\/output error/i;
/** The operating system could not read or write; SQLite's code has the operation behind it. */
const FAILING_CODE = /^(SQLITE_IOERR|EIO$)/;

/** What is wrong with a disk: no room, or it does not read and write. */
export type DiskFault = 'full' | 'failing';

/** Why something could not be written, where a disk is the cause: the database's, or that of our own files. */
export function diskFault(error: unknown): DiskFault | null {
  if (!(error instanceof Error)) return null;
  const code = systemCode('parent' in error ? error.parent : error);
  const number = databaseErrorNumber(error);
  const isWrite = WRITE_NUMBERS.has(number);
  if (FULL_CODES.has(code) || FULL_NUMBERS.has(number) || (isWrite && NO_SPACE.test(error.message)))
    return 'full';
  return FAILING_CODE.test(code) || (isWrite && NO_INPUT_OUTPUT.test(error.message)) ? 'failing' : null;
}
