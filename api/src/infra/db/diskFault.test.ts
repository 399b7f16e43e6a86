import { DatabaseError } from 'sequelize';
import { diskFault } from './diskFault.js';

/** As the driver throws it. */
function ofServer(errno: number, message: string): DatabaseError {
  return new DatabaseError(Object.assign(new Error(message), { errno, sql: 'INSERT' }));
}

describe('a full disk', () => {
  it.each([
    [ofServer(1114, "The table 'receipts' is full")],
    [
      ofServer(
        1021,
        'Disk full (/tmp/#sql); waiting for someone to free some space... (errno: 28 "No space left on device")',
      ),
    ],
    [ofServer(3, 'Error writing file \'./binlog\' (Errcode: 28 "No space left on device")')],
    [ofServer(1030, 'Got error 28 "No space left on device" from storage engine InnoDB')],
    [ofServer(1005, 'Can\'t create table `a`.`b` (errno: 28 "No space left on device")')],
    [
      new DatabaseError(
        Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL', sql: '' }),
      ),
    ],
    [Object.assign(new Error('write'), { code: 'ENOSPC' })],
    [Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ])('is recognised by %s', (error) => {
    expect(diskFault(error)).toBe('full');
  });

  it.each([
    [
      ofServer(
        1005,
        'Can\'t create table `a`.`b` (errno: 150 "Foreign key constraint is incorrectly formed")',
      ),
    ],
    [ofServer(1205, 'Lock wait timeout exceeded')],
    [Object.assign(new Error('no'), { code: 'ENOENT' })],
    [null],
  ])('is not reported for %s', (error) => {
    expect(diskFault(error)).toBeNull();
  });
});

describe('a disk that fails', () => {
  it.each([
    [new DatabaseError(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR', sql: '' }))],
    [new DatabaseError(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE', sql: '' }))],
    [ofServer(1030, 'Got error 5 "Input/output error" from storage engine InnoDB')],
    [ofServer(3, 'Error writing file \'./binlog\' (Errcode: 5 "Input/output error")')],
    [Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' })],
  ])('is recognised by %s', (error) => {
    expect(diskFault(error)).toBe('failing');
  });
});
