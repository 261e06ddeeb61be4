/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { freya, showPage } from '../../lib/testing/page.tsx';
import type { Role } from '../../generated/schema.ts';
import { MoreSheet } from './MoreSheet.tsx';

afterEach(cleanup);

const settings = ['Settings', 'Attendance', 'Region Manager', 'Preview Courses', 'Noticeboard Manager', 'Translations'];
const restricted = [
  ...['Restricted', 'Course Manager', 'Teacher Manager', 'Documentation Manager', 'Attendance Schemas', 'System Log'],
  'Site Settings',
];
test.each<[readonly Role[], readonly string[]]>([
  [['user'], []],
  [['reportsAdmin', 'user'], ['Staff console']],
  [
    ['manager', 'user'],
    ['Staff console', 'Settings', 'Attendance'],
  ],
  [
    ['superadmin', 'admin', 'manager', 'user'],
    ['Staff console', ...settings, ...restricted],
  ],
])(
  'on a phone %j have the way to the console, and their settings under the headings of the menu',
  async (roles, has) => {
    showPage(<MoreSheet open onClose={() => undefined} />, { user: { ...freya, roles } });
    const sheet = within(await screen.findByRole('dialog'));
    const said = [...sheet.getAllByRole('link'), ...sheet.queryAllByRole('heading', { level: 3 })]
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map(({ textContent }) => textContent ?? '');
    const own = ['Links', 'My groups', 'Transcript', 'Time logs', 'Billing', 'Profile and settings', 'App settings'];
    expect(said.filter((one) => ![...own, 'Alumni', 'Privacy', 'Terms'].includes(one))).toEqual(has);
  },
);
