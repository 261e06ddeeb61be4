/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import { cleanup, screen } from '@testing-library/react';
import { users } from '../../accounts/accounts.screens.ts';
import { showPage } from '../../lib/testing/page.tsx';
import { Timeline } from '../../lib/why/index.ts';
import { ConsoleHeader } from '../ConsoleHeader.tsx';

afterEach(cleanup);

const address = 'somebody.with.a.very.long.address@subdomain.of.some.example.org';
const breaks = (text: string): string => getComputedStyle(screen.getByText(text)).overflowWrap;

test('an address that is longer than a phone is wide breaks below the title', async () => {
  showPage(<ConsoleHeader screen={users} title="Somebody" subtitle={address} />, { mocks: [] });
  await screen.findByText(address);
  expect(breaks(address)).toBe('anywhere');
});

test('a long name breaks in a history, and the time stays beside it', async () => {
  const moment = { key: '1', tone: 'info', icon: PersonOutline, text: address, when: '30 Nov' } as const;
  showPage(<Timeline moments={[moment]} />, { mocks: [] });
  await screen.findByText(address);
  expect([breaks(address), breaks('30 Nov')]).toEqual(['anywhere', '']);
});
