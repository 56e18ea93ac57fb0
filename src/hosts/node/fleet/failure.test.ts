import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { failureOf, isMissing, QueueFailure } from './failure.ts';

const read = readAddress('redis://:secret@localhost');
if (!read.ok) throw new Error('no address');
const of = (error: unknown) => failureOf(error, read.value);
const coded = (code: string, message = 'words') => Object.assign(new Error(message), { code });
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('what a queue fails with', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('ECONNRESET'),
    coded('EPIPE'),
    coded('ETIMEDOUT'),
    coded('EAI_AGAIN'),
    coded('08006'),
    coded('57P01', 'terminating connection due to administrator command'),
    coded('57P03', 'the database system is starting up'),
    coded('53300'),
    new Error('Connection is closed.'),
    new Error('Connection terminated unexpectedly'),
    new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Command timed out'),
    new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
  ])('is a lost connection: %s', (error) => {
    expect(of(error).kind).toBe('lost');
  });

  it.each([
    named('ReplyError', 'OOM command not allowed when used memory > maxmemory.'),
    named('ReplyError', 'NOPERM this user has no permissions to run the connection command'),
    coded('42501', 'permission denied for schema teka'),
    coded('3D000', 'database "x" does not exist'),
    new TypeError('responses.forEach is not a function'),
    'nothing',
    undefined,
  ])('is an answer: %s', (error) => {
    expect(of(error).kind).toBe('refused');
  });

  it('is a schema that is gone where a table, a function or the schema itself is', () => {
    for (const code of ['3F000', '42P01', '42883', '42704']) expect(isMissing(coded(code))).toBe(true);
    for (const other of [coded('42501'), new Error('3F000'), undefined]) expect(isMissing(other)).toBe(false);
  });

  it('has words on one line, without the password', () => {
    expect(of(new Error('unknown command\n\x1b[2JAUTH secret')).message).toBe('unknown command [2JAUTH …');
    expect(of(new AggregateError([coded('ECONNREFUSED', 'connect ::1')])).message).toBe('connect ::1');
    expect(of(new Error('')).message).toBe('no reason given');
  });

  it('is not wrapped twice', () => {
    const failure = new QueueFailure('lost', 'x');
    expect(of(failure)).toBe(failure);
  });
});
