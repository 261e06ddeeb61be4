import express from 'express';
import request from 'supertest';
import { expect, test } from '@jest/globals';
import { clientAddress, placeOf } from './client-address.ts';

const from = (forwarded: string | undefined) => ({
  headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  socket: { remoteAddress: '10.0.0.1' },
});

test.each([
  ['nobody stands before us', 0, '203.0.113.9', '10.0.0.1'],
  ['one proxy says whom it was asked by', 1, '203.0.113.9', '203.0.113.9'],
  ['what the asker wrote before that is not believed', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies', 2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['two proxies, of which one was gone round', 2, '203.0.113.9', '203.0.113.9'],
  ['a proxy that says nothing', 1, undefined, '10.0.0.1'],
  ['a proxy that says an empty word', 1, '', '10.0.0.1'],
])('%s', (_name, proxies, forwarded, address) => expect(clientAddress(from(forwarded), proxies)).toBe(address));

test('Express, told the same number of proxies, finds the same', async () => {
  for (const proxies of [0, 1, 2, 3]) {
    const app = express();
    app.set('trust proxy', proxies);
    app.use((asked, answered) => void answered.json([asked.ip, clientAddress(asked, proxies)]));
    for (const forwarded of [
      undefined,
      '',
      ' ',
      ',',
      '1.1.1.1',
      ' 1.1.1.1 ',
      '1.1.1.1,2.2.2.2',
      '1.1.1.1, ,2.2.2.2,',
      '1, 2, 3 , 4',
    ]) {
      const asked = request(app).get('/');
      if (forwarded !== undefined) void asked.set('X-Forwarded-For', forwarded);
      const [theirs, ours] = (await asked).body as unknown[];
      expect([proxies, forwarded, ours]).toEqual([proxies, forwarded, theirs]);
    }
  }
});

test('addresses of one IPv6 network are one place; an IPv4 address is one, however it is written', () => {
  const place = placeOf(1);
  const [one, same, other] = ['2001:db8:1:1::1', '2001:db8:1:2::2', '2001:db8:2::1'].map((ip) => place(from(ip)));
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect([place(from('203.0.113.9')), place(from('::ffff:203.0.113.9')), place(from('203.0.113.10'))]).toEqual([
    '203.0.113.9',
    '203.0.113.9',
    '203.0.113.10',
  ]);
});
