/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CourseSyncDocument,
  NewestReleaseDocument,
  type CourseSyncQuery,
} from '../generated/offline-app/student/app-settings.ts';
import {
  AppReleasesDocument,
  PublishOfflineReleaseDocument,
  type AppReleaseFragment,
} from '../generated/offline-app/admin/app-releases.ts';
import { playerSettings } from '../lib/player/player-settings.ts';
import { answers, showConsole } from '../lib/testing/console.tsx';
import { freya, showPage } from '../lib/testing/page.tsx';
import { AppReleases } from './admin/AppReleases.tsx';
import { courseSync } from './course-sync.ts';
import { reinstall, resetDevice } from './device-acts.ts';
import { AppSettingsPage } from './student/AppSettingsPage.tsx';

const groupId = freya.groups[0]!._id;
const release: AppReleaseFragment = {
  _id: 'default',
  appRegion: 'default',
  version: '2.4',
  notes: 'Larger subtitles.',
  minVersion: '2.2',
  publishedAt: '2026-11-01T09:00:00.000Z',
};
const file = (_id: string, name: string, size: number) => ({
  _id,
  kind: 'download' as const,
  locale: null,
  videoId: null,
  name,
  type: 'application/pdf',
  size,
  address: `/files/${_id}`,
});
const course = {
  courseId: 'acts',
  title: 'Acts',
  version: 1,
  files: [file('f1', 'Map.pdf', 2_000_000), file('f2', 'Time line.pdf', 500_000)],
};
const whole: CourseSyncQuery['courseSync'] = { isOffline: true, version: 1, courseIds: ['acts'], courses: [course] };

/** As much of the browser's store of files as is used. */
function fakeCaches() {
  const places = new Map<string, unknown>();
  const store = {
    put: async (place: string, content: unknown) => void places.set(place, content),
    delete: async (place: string) => places.delete(place),
    keys: async () => [...places.keys()].map((place) => ({ url: `https://learn.example${place}` })),
    match: async (place: string) => places.get(place),
  };
  const all = {
    open: async () => store,
    keys: async () => ['courseFiles'],
    delete: jest.fn(async (_name: string) => {
      places.clear();
      return true;
    }),
  };
  return { all, places };
}
let kept: ReturnType<typeof fakeCaches>;
let answer: (address: string) => number;
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  kept = fakeCaches();
  answer = () => 200;
  class Counted {
    readonly transform: (part: Uint8Array, controller: { enqueue: () => void }) => void;
    constructor({ transform }: { transform: Counted['transform'] }) {
      this.transform = transform;
    }
  }
  Object.assign(globalThis, {
    caches: kept.all,
    TransformStream: Counted,
    Response: class {},
    fetch: async (address: string) => {
      const status = answer(address);
      if (status === 0) throw new TypeError('Failed to fetch');
      const body = {
        pipeThrough: ({ transform }: Counted) => transform(new Uint8Array(9), { enqueue: () => undefined }),
      };
      return { ok: status === 200, status, body };
    },
  });
});
afterEach(() => {
  cleanup();
  courseSync.forget();
  jest.restoreAllMocks();
  for (const name of ['caches', 'TransformStream', 'Response']) Reflect.deleteProperty(globalThis, name);
});

function show(
  of: (since: number) => CourseSyncQuery['courseSync'] | 'no answer' = (since) =>
    since === 0 ? whole : { ...whole, courses: [] },
) {
  const sync = answers(CourseSyncDocument, ({ sinceVersion }) => {
    const found = of(sinceVersion);
    return found === 'no answer'
      ? { refusal: { message: 'No answer', code: 'unexpected' } }
      : { data: { courseSync: found } };
  });
  const newest = answers(NewestReleaseDocument, () => ({ data: { offlineRelease: release } }));
  showPage(<AppSettingsPage />, { mocks: [sync.mock, newest.mock], path: '/student/app-settings' });
  return sync.seen;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what is newer than what the device has is fetched into it, and then nothing is', async () => {
  const seen = show();
  await screen.findByText('2 files are newer than what this device has: 2.5 MB.');
  press('Sync course data');
  await screen.findByText('All files of your courses are on this device.');
  expect([...kept.places.keys()]).toEqual(['/kept-course-files/f1', '/kept-course-files/f2']);
  expect(
    within(screen.getByRole('list', { name: 'Acts' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Map.pdf', 'Time line.pdf']);
  expect(seen).toEqual([
    { groupId, sinceVersion: 0 },
    { groupId, sinceVersion: 1 },
  ]);
  expect(screen.queryByRole('button', { name: 'Sync course data' })).toBeNull();
});
test('what could not be fetched is named, and is what the next sync fetches', async () => {
  answer = (address) => (address === '/files/f2' ? 0 : 200);
  show();
  await screen.findByText(/^2 files are newer/);
  press('Sync course data');
  await screen.findByText('Time line.pdf: The connection failed.');
  expect(await screen.findByText('1 file is newer than what this device has: 500 kB.')).toBeTruthy();
  answer = () => 200;
  press('Sync course data');
  await screen.findByText('All files of your courses are on this device.');
  expect(screen.queryByText(/could not be fetched/)).toBeNull();
});
test('what the browser has thrown away is fetched again', async () => {
  show();
  await screen.findByText(/^2 files are newer/);
  press('Sync course data');
  await screen.findByText('All files of your courses are on this device.');
  kept.places.delete('/kept-course-files/f2');
  press('Look for updates');
  await screen.findByText('1 file is newer than what this device has: 500 kB.');
});
test('what the device has stays there to be opened while nothing can be asked', async () => {
  let isConnected = true;
  show(() => (isConnected ? whole : 'no answer'));
  await screen.findByText(/^2 files are newer/);
  press('Sync course data');
  await screen.findByText('All files of your courses are on this device.');
  isConnected = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  press('Look for updates');
  await screen.findByText('No answer');
  expect(within(screen.getByRole('list', { name: 'Acts' })).getAllByRole('button')).toHaveLength(2);
});
test('a group that does not use the app, and a browser that keeps no files, are told so', async () => {
  show(() => ({ isOffline: false, version: 0, courseIds: [], courses: [] }));
  await screen.findByText(/^Only groups of the offline app keep the files/);
  expect(screen.queryByRole('button', { name: 'Sync course data' })).toBeNull();
  cleanup();
  Reflect.deleteProperty(globalThis, 'caches');
  show();
  await screen.findByText(/^This browser keeps no files here/);
  expect(screen.queryByRole('button', { name: 'Sync course data' })).toBeNull();
});

test('how videos play is what the player begins with', async () => {
  show();
  const speed = await screen.findByLabelText('Speed');
  expect(
    within(speed)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('1.5×');
  fireEvent.change(speed, { target: { value: '1.5' } });
  fireEvent.change(screen.getByLabelText('Subtitles'), { target: { value: 'off' } });
  fireEvent.change(screen.getByLabelText('Subtitle style: Size'), { target: { value: 'large' } });
  expect(playerSettings()).toEqual({ speed: 1.5, subtitles: null, size: 'large', background: 'solid' });
  fireEvent.change(screen.getByLabelText('Subtitles'), { target: { value: 'own' } });
  expect(playerSettings()).not.toHaveProperty('subtitles');
  screen.getByText('Disable AirPlay to access subtitles');
});
test('before a reset it is asked, and said what is lost', async () => {
  localStorage.setItem('draft:leave', '{}');
  show();
  press('Reset');
  const question = await screen.findByRole('alertdialog', { name: 'Reset this device?' });
  within(question).getByText('1 draft or upload that you have not sent is lost.');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem('draft:leave')).toBe('{}');
  press('Reinstall');
  const other = await screen.findByRole('alertdialog', { name: 'Reinstall this device?' });
  expect(within(other).queryByText(/not sent/)).toBeNull();
});
test('a reinstall removes the files alone, a reset all that the device remembers of the person', async () => {
  const reload = jest.fn();
  const keep = () => {
    for (const key of ['draft:leave', 'courseFiles:g', 'playerSettings', 'chartFilter'])
      localStorage.setItem(key, '{}');
  };
  keep();
  await reinstall(reload);
  expect([Object.keys(localStorage).toSorted(), reload.mock.calls.length]).toEqual([
    ['chartFilter', 'draft:leave', 'playerSettings'],
    1,
  ]);
  keep();
  await resetDevice(reload);
  expect([Object.keys(localStorage), reload.mock.calls.length]).toEqual([['appState'], 2]);
  expect(kept.all.delete).toHaveBeenCalledWith('courseFiles');
});
test('the newest version of the app is told, with what is new in it', async () => {
  show();
  await screen.findByText('2.4');
  screen.getByText('Larger subtitles.');
  screen.getByText('2.2');
});

test('superadmins publish a newer version; an older one is refused at its field', async () => {
  const publish = answers(PublishOfflineReleaseDocument, ({ input }) =>
    input.version === '2.5'
      ? { data: { publishOfflineRelease: { ...release, version: '2.5' } } }
      : { refusal: { message: 'Version 2.4 is published already.', code: 'offlineRelease.notNewer' } },
  );
  const list = answers(AppReleasesDocument, () => ({ data: { everybody: release, testGroup: null } }));
  showConsole(<AppReleases />, [list.mock, publish.mock]);
  await screen.findByText('No version has been published yet.');
  press('Publish a version: For everybody');
  const dialog = within(await screen.findByRole('dialog'));
  const send = (version: string) => {
    fireEvent.change(dialog.getByLabelText('Version'), { target: { value: version } });
    fireEvent.change(dialog.getByLabelText('What is new'), { target: { value: 'Faster.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  };
  send('2.3');
  await dialog.findByText('Version 2.4 is published already.');
  send('2.5');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(publish.seen.at(-1)).toMatchObject({
    input: { appRegion: 'default', version: '2.5', notes: 'Faster.', minVersion: '2.2' },
  });
});
