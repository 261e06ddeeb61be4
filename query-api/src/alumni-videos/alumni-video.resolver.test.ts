import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { alumniVideos, type AlumniVideoView } from '@paideia/projection-service/alumni-videos/alumni-video.view.ts';
import { categories } from '@paideia/projection-service/categories/category.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { videos, type VideoView } from '@paideia/projection-service/uploads/video.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const id = (digit: string) => digit.repeat(24);
const [noor, silas, freya, region] = ['1', '2', '3', '9'].map(id) as [string, string, string, string];
const [talks, stories] = ['e', 'f'].map(id) as [string, string];
const [listed, older, draft, coming, orphan] = ['a', 'b', 'c', 'd', '0'].map(id) as [
  ...[string, string, string, string, string],
];
const entry = (_id: string, more: Partial<AlumniVideoView>): AlumniVideoView => ({
  _id,
  _revision: 0,
  status: 'listed',
  title: `Video ${_id[0]}`,
  locale: 'en',
  categoryId: talks,
  order: 10,
  uploadedAt: '2026-11-01T09:00:00.000Z',
  listedAt: '2026-11-02T09:00:00.000Z',
  ...more,
});
const upload = (_id: string, status: VideoView['status'] = 'completed'): VideoView => ({
  _id,
  _revision: 1,
  itemId: id('7'),
  itemType: 'alumniVideo',
  title: 'file-name',
  locale: 'en',
  type: 'video/mp4',
  size: 9,
  partsCount: 1,
  multipartUploadId: 'u',
  status,
  failure: null,
  requestedBy: silas,
  requestedAt: '',
  completedAt: '',
  subtitles: [],
});
let api: ApiSpec;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await apiSpec();
  const people = {
    noor: userView({ _id: noor, email: 'noor@example.org', isAlumni: true }),
    silas: userView({
      _id: silas,
      email: 'silas@example.org',
      regionRoles: [{ regionId: region, slug: 'US-Alumni', roleNames: ['admin'] }],
    }),
    freya: userView({ _id: freya, email: 'freya@example.org' }),
  };
  for (const [name, one] of Object.entries(people)) cookies[name] = await api.signIn(one);
  await api.put(users, ...Object.values(people));
  const setting = {
    _id: 'alumniRegionId',
    key: 'alumniRegionId',
    value: region,
    changedBy: null,
    changedAt: '',
  } as const;
  await api.put(siteSettings, setting);
  const category = (_id: string, name: string, order: number) => ({
    _id,
    _revision: 0,
    kind: 'video' as const,
    name,
    nameKey: name,
    order,
    updatedAt: '',
  });
  await api.put(categories, category(stories, 'Stories', 2), category(talks, 'Talks', 1));
  await api.put(
    alumniVideos,
    entry(listed, { title: 'A talk', order: 20 }),
    entry(older, { order: 10, listedAt: '2026-10-02T09:00:00.000Z' }),
    entry(draft, { status: 'draft', listedAt: null, categoryId: null, _revision: -1 }),
    entry(coming, { status: 'coming', listedAt: null, uploadedAt: null }),
    entry(orphan, { categoryId: null, listedAt: '2026-09-02T09:00:00.000Z' }),
  );
  await api.put(videos, ...[listed, older, draft, orphan].map((one) => upload(one)), upload(coming, 'requested'));
});
afterAll(() => api.close());
const ask = async (name: string, query: string) => api.post(`{ ${query} }`, {}, { cookie: cookies[name] });
const play = (videoId: string) => `alumniVideo(_id: "${videoId}") { title address }`;

test('the latest comes first, and what is not listed never', async () => {
  const latest = 'alumniVideos(limit: 2) { _id title categoryName isListed }';
  expect((await ask('noor', latest)).data?.['alumniVideos']).toEqual([
    { _id: listed, title: 'A talk', categoryName: 'Talks', isListed: true },
    { _id: older, title: 'Video b', categoryName: 'Talks', isListed: true },
  ]);
});
test('the library is sorted by category and by place, page by page; what has no category stands last', async () => {
  const sections = 'alumniLibrary { _id name videos { items { _id } total } }';
  expect((await ask('noor', sections)).data?.['alumniLibrary']).toEqual([
    { _id: talks, name: 'Talks', videos: { items: [{ _id: older }, { _id: listed }], total: 2 } },
    { _id: 'other', name: null, videos: { items: [{ _id: orphan }], total: 1 } },
  ]);
  const second = `alumniLibrary(categoryId: "${talks}", page: 1, perPage: 1) { videos { items { _id } total } }`;
  expect((await ask('noor', second)).data?.['alumniLibrary']).toEqual([
    { videos: { items: [{ _id: listed }], total: 2 } },
  ]);
});
test('an alumnus plays exactly what is listed, an alumni admin drafts too, and nobody else anything', async () => {
  expect((await ask('noor', play(listed))).data?.['alumniVideo']).toEqual({
    title: 'A talk',
    address: expect.stringContaining('/files/') as unknown,
  });
  const codes = async (name: string, ...ids: readonly string[]) =>
    Promise.all(ids.map(async (one) => (await ask(name, play(one))).errors[0]?.extensions.code));
  expect(await codes('noor', draft, coming, id('8'))).toEqual(['notFound', 'notFound', 'notFound']);
  expect(await codes('silas', listed, draft, coming)).toEqual([undefined, undefined, 'notFound']);
  expect(await codes('freya', listed, draft)).toEqual(['noAccess', 'noAccess']);
});
test('alumni admins see what waits to be listed, and list it', async () => {
  const all = 'allAlumniVideos { items { _id isListed } total } alumniVideoCategories { name }';
  const { data } = await ask('silas', all);
  expect(data).toMatchObject({
    allAlumniVideos: { total: 4 },
    alumniVideoCategories: [{ name: 'Talks' }, { name: 'Stories' }],
  });
  expect((await ask('noor', 'allAlumniVideos { total }')).errors[0]?.extensions.code).toBe('noAccess');
  expect((await ask('noor', 'alumniVideoCategories { name }')).errors[0]?.extensions.code).toBe('noAccess');
  const input = `{ _id: "${draft}", title: "New", categoryId: "${talks}", order: 3, locale: "pl_PL" }`;
  const cookie = cookies['silas'];
  await api.post(`mutation { listAlumniVideo(input: ${input}) { _id } }`, {}, { cookie });
  expect(api.sent.at(-1)?.envelope).toMatchObject({
    type: 'ListAlumniVideo',
    data: { videoId: draft, title: 'New', categoryId: talks, order: 3, locale: 'pl_PL' },
  });
  await api.post(`mutation { unlistAlumniVideo(_id: "${listed}", expectedRevision: 0) { _id } }`, {}, { cookie });
  expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'UnlistAlumniVideo', expectedRevision: 0 });
});
