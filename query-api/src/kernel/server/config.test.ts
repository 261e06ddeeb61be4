import { describe, expect, test } from '@jest/globals';
import { WrongConfiguration } from '@paideia/store/configuration.ts';
import { sessionTimes } from '../session/session.ts';
import { configFrom } from './config.ts';

describe('the configuration of query-api', () => {
  test('without a variable is that of development', () =>
    expect(configFrom({}, '/paideia')).toMatchObject({
      environment: 'development',
      dataDir: '/paideia/.data',
      port: 4000,
      webDir: '/paideia/web/dist',
      messagesFile: '/paideia/query-api/generated/messages.json',
      commandUrl: '/paideia/.data/command.sock',
      rates: { session: 100_000, guarded: 100_000 },
      sessions: sessionTimes,
      publicUrl: 'http://127.0.0.1:4000',
      microsoft: undefined,
      hasGoogle: false,
      cardGateway: 'trial',
      mainUrl: undefined,
      mailboxDir: '/paideia/.data/mailbox',
    }));
  test('with empty variables is the same', () =>
    expect(
      configFrom(
        { APP_ENV: '', PORT: '', PUBLIC_URL: '', RATE_LIMIT: '', COMMAND_URL: '', MICROSOFT_ISSUER: '' },
        '/a',
      ),
    ).toEqual(configFrom({}, '/a')));
  test('derives what is not said from what is', () =>
    expect(
      configFrom({ APP_ENV: 'production', DATA_DIR: '/data', PORT: '80', PUBLIC_URL: 'https://college.example/' }),
    ).toMatchObject({
      commandUrl: '/data/command.sock',
      publicUrl: 'https://college.example',
      mainUrl: 'https://college.example/',
      rates: { address: 2400, session: 600, signIns: 600, guarded: 60, reports: 30 },
    }));
  test('keeps no letters where a mail server takes them', () => {
    const mailboxesOf = (env: Record<string, string>) => {
      const { mailboxDir, mailboxUrl } = configFrom(env, '/paideia');
      return [mailboxDir, mailboxUrl];
    };
    expect(mailboxesOf({ SMTP_URL: 'smtp://mail:1025' })).toEqual([undefined, undefined]);
    expect(mailboxesOf({ MAILBOX_URL: 'http://127.0.0.1:8025' })).toEqual([undefined, 'http://127.0.0.1:8025']);
  });
  test('needs all three of Microsoft or none', () => {
    const two = {
      MICROSOFT_ISSUER: 'https://login.example',
      MICROSOFT_CLIENT_ID: 'paideia',
      MICROSOFT_CLIENT_SECRET: '',
    };
    expect(() => configFrom(two)).toThrow(WrongConfiguration);
    expect(() => configFrom(two)).toThrow(/MICROSOFT_CLIENT_SECRET belong together/);
    expect(configFrom({ ...two, MICROSOFT_CLIENT_SECRET: 'secret' }).microsoft).toMatchObject({ clientId: 'paideia' });
  });
});
