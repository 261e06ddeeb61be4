import { describe, expect, test } from '@jest/globals';
import { parts, readConfiguration, variables, WrongConfiguration } from './configuration.ts';

const names = Object.keys(variables.shape);
const emptied = Object.fromEntries(names.map((name) => [name, '']));
const sentenceOf = (part: keyof typeof parts, env: Readonly<Record<string, string>>): string => {
  try {
    readConfiguration(part, env);
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.message;
    throw error;
  }
  throw new Error('the configuration was taken');
};

describe('the configuration', () => {
  test.each(Object.keys(parts) as (keyof typeof parts)[])('of %s takes an empty variable for an absent one', (part) =>
    expect(readConfiguration(part, emptied)).toEqual(readConfiguration(part, {})),
  );

  test('has the defaults of each part', () => {
    expect(readConfiguration('projection-service', {})).toEqual({
      DATA_DIR: '.data',
      LEASE_MS: 15_000,
      LISTEN: '127.0.0.1:4002',
      LOG_LEVEL: 'info',
    });
    expect(readConfiguration('command-service', {})).toMatchObject({ LISTEN: '127.0.0.1:4001', PORT: 4000 });
    expect(readConfiguration('query-api', { PORT: '' }).PORT).toBe(4000);
  });

  test('takes what is given, numbers as numbers, and nothing of the other parts', () =>
    expect(
      readConfiguration('projection-service', {
        DATA_DIR: '/data',
        EVENTSTORE_URL: 'esdb+discover://a:2113,b:2113',
        LEASE_MS: '1500',
        LISTEN: '/data/projection.sock',
        LOG_LEVEL: 'silent',
        MONGODB_URL: 'mongodb://a:1,b:2/paideia?replicaSet=rs0',
        PORT: 'none of its business',
      }),
    ).toEqual({
      DATA_DIR: '/data',
      EVENTSTORE_URL: 'esdb+discover://a:2113,b:2113',
      LEASE_MS: 1500,
      LISTEN: '/data/projection.sock',
      LOG_LEVEL: 'silent',
      MONGODB_URL: 'mongodb://a:1,b:2/paideia?replicaSet=rs0',
    }));

  test.each([
    ['APP_ENV', 'staging', 'one of development, test, production, admin-production'],
    ['LOG_LEVEL', 'INFO', 'one of trace, debug, info, warn, error, fatal, silent'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', ' ', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PROXIES', '-1', 'a whole number from 0'],
    ['RATE_LIMIT', '1.5', 'a whole number from 0'],
    ['SESSION_MINUTES', '0x10', 'a whole number from 0'],
    ['COMMAND_URL', 'http://127.0.0.1:70000', "a socket's path, or a host and a port up to 65535"],
    ['PUBLIC_URL', 'college.example', 'an address that begins with http:// or https://'],
    ['MAIN_URL', 'ftp://college.example', 'an address that begins with http:// or https://'],
    ['EVENTSTORE_URL', 'http://localhost:2113', 'an address such as esdb://localhost:2113?tls=false'],
    ['MONGODB_URL', 'localhost', 'an address such as mongodb://localhost:27017/paideia?replicaSet=rs0'],
    ['SMTP_URL', 'mail.college.example', 'an address such as smtp://user:password@host:587'],
  ])('says what %s may be instead of "%s"', (name, value, allowed) =>
    expect(sentenceOf('query-api', { [name]: value })).toBe(`${name} may only be ${allowed}.`),
  );
  test.each([
    ['command-service', 'LEASE_MS', '0', 'a whole number from 1'],
    ['command-service', 'LISTEN', '127.0.0.1:99999', "a socket's path, or a host and a port up to 65535"],
    ['operator', 'FIRST_ADMIN_EMAIL', 'nobody', 'an e-mail address'],
    ['operator', 'SEED', 'all', 'one of demo, none'],
  ] as const)('of %s says what %s may be instead of "%s"', (part, name, value, allowed) =>
    expect(sentenceOf(part, { [name]: value })).toBe(`${name} may only be ${allowed}.`),
  );

  test('names everything that is wrong at once, and tells no value', () => {
    const sentences = sentenceOf('query-api', { SMTP_URL: 'imap://me:a secret@host', PORT: 'x', HOST: '::1' });
    expect(sentences.split('\n').map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'SMTP_URL']),
    );
    expect(sentences).not.toContain('a secret');
  });

  test('has no variable that nobody takes', () =>
    expect([...new Set(Object.values(parts).flatMap((part) => Object.keys(part.shape)))].sort()).toEqual(names));
});
