// What is sent as a video is tried by who sends it and where to, and by what is kept and seen of it when the storage is full, loses a part, or is told twice
// that all is there.
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { partBytes } from '@paideia/objects/port.ts';
import { s3Server, type S3Server } from '@paideia/objects/testing/s3.server.ts';
import { cookieFor } from './support/ask.ts';
import { emailOf, type Role } from './support/cast.ts';
import { openCollege, type College } from './support/college.ts';
import { root } from './support/open.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

const noRoom = (path: fs.PathLike) =>
  Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path });
type Faults = Pick<NonNullable<S3Server['own']>, 'losePart'> & {
  /** Each way in which the storage can be full makes it so from now on. */
  readonly full: Readonly<Record<string, () => void>>;
  readonly hasRoom: () => void;
};
const drivers: Readonly<
  Record<string, () => Promise<{ college: College; faults: Faults; stop: () => Promise<void> }>>
> = {
  'on the disk': async () => {
    const college = await openCollege({ environment: 'development', root, from: process.env['PAIDEIA_TEMPLATE'] });
    const files = join(college.dataDir, 'files');
    const { open } = fsPromises;
    return {
      college,
      faults: {
        full: {
          'before a byte came': () => {
            jest.spyOn(fsPromises, 'statfs').mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
            jest.spyOn(fsPromises, 'open').mockImplementation(async (path, ...rest) => {
              if (String(path).startsWith(files) && rest[0] === 'wx') throw noRoom(path);
              return open(path, ...rest);
            });
          },
          'in the middle of a part': () => {
            jest
              .spyOn(fs, 'createWriteStream')
              .mockImplementation(
                (path) => new Writable({ write: (_, __, done) => done(noRoom(path)) }) as unknown as fs.WriteStream,
              );
            jest.spyOn(fsPromises, 'open').mockImplementation(async (path, ...rest) => {
              const handle = await open(path, ...rest);
              if (String(path).startsWith(files) && rest[0] === 'wx')
                // The disk is full whatever the file is written by.
                for (const way of ['write', 'writev', 'writeFile'] as const)
                  jest.spyOn(handle, way).mockRejectedValue(noRoom(path));
              return handle;
            });
          },
        },
        hasRoom: () => jest.restoreAllMocks(),
        losePart: (uploadId, part) => {
          const folder = join(files, 'uploads', uploadId);
          for (const name of fs.readdirSync(folder)) if (name.startsWith(`${part}.`)) fs.rmSync(join(folder, name));
        },
      },
      stop: () => college.close(),
    };
  },
  'in a bucket': async () => {
    const { settings, own, stop } = await s3Server();
    const college = await openCollege({
      environment: 'development',
      root,
      from: process.env['PAIDEIA_TEMPLATE'],
      s3: settings,
    });
    return {
      college,
      faults: {
        full: own ? { 'as the server says': () => own.fill(true) } : {},
        hasRoom: () => own?.fill(false),
        losePart: (uploadId, part) => own?.losePart(uploadId, part),
      },
      stop: async () => {
        await college.close();
        await stop();
      },
    };
  },
};

const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(64, 7)]);
let lastId = 500;
const newVideo = () => exampleId('d', (lastId += 1));
const itemId = exampleId('e', 77);
type Begun = { readonly multipartUploadId: string; readonly partUploadUrls: readonly string[] };

describe.each(Object.keys(drivers))('an upload %s', (driver) => {
  let college: College;
  let faults: Faults;
  let stop: () => Promise<void>;
  let admin: string;
  beforeAll(async () => {
    ({ college, faults, stop } = await drivers[driver]!());
    admin = await cookieFor(college, emailOf('admin'));
  });
  afterEach(() => faults.hasRoom());
  afterAll(() => stop());

  type Told = {
    readonly data?: Readonly<Record<string, unknown>>;
    readonly errors?: readonly { message: string; extensions: { code: string } }[];
  };
  const ask = async (query: string, variables: object = {}, cookie = admin): Promise<Told> =>
    JSON.parse((await college.ask({ query, variables }, { cookie })).text) as Told;
  const codeOf = ({ errors }: Told) => errors?.[0]?.extensions.code;
  const request = (videoId: string, size = mp4.length, cookie = admin) =>
    ask(
      `mutation ($videoUploadInput: VideoUploadInput!) { getMultipartVideoUploadInfo(videoUploadInput: $videoUploadInput) {
        uploadInfo { multipartUploadId partUploadUrls } } }`,
      {
        videoUploadInput: {
          videoId,
          itemId,
          itemType: 'alumniVideo',
          locale: 'en',
          title: 'Grace',
          fileSize: size,
          type: 'video/mp4',
        },
      },
      cookie,
    );
  const infoOf = ({ data }: Told) =>
    (data?.['getMultipartVideoUploadInfo'] as { uploadInfo: Begun } | undefined)?.uploadInfo;
  const begun = async (videoId: string, size?: number) => infoOf(await request(videoId, size))!;
  const put = async (address: string, bytes = mp4) => {
    const { status, headers } = await fetch(new URL(address, college.url), { method: 'PUT', body: bytes });
    return { status, hasEtag: headers.has('etag') };
  };
  const complete = (videoId: string, cookie = admin) =>
    ask(`mutation { completeMultipartVideoUpload(videoId: "${videoId}") }`, {}, cookie);
  const addressOf = async (videoId: string) => {
    const told = await ask(`{ videoAddress(_id: "${videoId}") }`);
    return codeOf(told) ?? String(told.data?.['videoAddress']);
  };
  const isSeen = async (videoId: string) => {
    const address = await addressOf(videoId);
    const { data } = await ask(`{ videos(itemId: "${itemId}") { _id } }`);
    const isListed = (data!['videos'] as readonly { _id: string }[]).some(({ _id }) => _id === videoId);
    expect(isListed).toBe(address !== 'notFound');
    if (!isListed) return false;
    const bytes = Buffer.from(await (await fetch(college.url + address, { headers: { cookie: admin } })).arrayBuffer());
    expect(bytes.equals(mp4)).toBe(true);
    return true;
  };
  const done = { completeMultipartVideoUpload: true };

  const ways = driver === 'on the disk' ? ['before a byte came', 'in the middle of a part'] : ['as the server says'];
  test.each(ways)(
    'to a full storage (%s) is told so, shows nothing of it, and goes on when there is room',
    async (way) => {
      const fill = faults.full[way];
      if (!fill) return;
      const [first, second] = [newVideo(), newVideo()];
      const [address] = (await begun(first)).partUploadUrls;
      fill();
      expect(await put(address!)).toEqual({ status: 507, hasEtag: false });
      const refused = await request(second);
      expect(refused.errors?.[0]).toMatchObject({
        message: expect.stringContaining('no room left for files'),
        extensions: { code: 'storageFull' },
      });
      expect([await isSeen(first), codeOf(await complete(first))]).toEqual([false, 'upload.partMissing']);
      faults.hasRoom();
      expect(await put(address!)).toEqual({ status: 200, hasEtag: true });
      fill();
      expect(codeOf(await complete(first))).toBe('storageFull');
      expect(await isSeen(first)).toBe(false);
      faults.hasRoom();
      expect((await complete(first)).data).toEqual(done);
      expect(await isSeen(first)).toBe(true);
      expect(await begun(second)).toMatchObject({ partUploadUrls: [expect.any(String)] });
    },
  );

  test('of which a part is lost before it is complete is not, names the part, and is complete when that is sent again', async () => {
    const videoId = newVideo();
    const { multipartUploadId, partUploadUrls } = await begun(videoId);
    await put(partUploadUrls[0]!);
    faults.losePart(multipartUploadId, 1);
    const { errors } = await complete(videoId);
    expect(errors?.[0]).toMatchObject({
      message: 'Failed to upload part 1',
      extensions: { code: 'upload.partMissing' },
    });
    expect(await isSeen(videoId)).toBe(false);
    await put(partUploadUrls[0]!);
    expect((await complete(videoId)).data).toEqual(done);
    expect(await isSeen(videoId)).toBe(true);
  });

  test('names the part that never came, whichever did', async () => {
    const videoId = newVideo();
    const { partUploadUrls } = await begun(videoId, partBytes + mp4.length);
    expect(partUploadUrls).toHaveLength(2);
    expect((await put(partUploadUrls[1]!)).status).toBe(200);
    expect((await complete(videoId)).errors?.[0]?.message).toBe('Failed to upload part 1');
  });

  test('goes on at fresh addresses when those it had are over', async () => {
    const videoId = newVideo();
    const old = await college.later(-2 * 60 * 60_000, () => begun(videoId));
    expect(await put(old.partUploadUrls[0]!)).toEqual({ status: 403, hasEtag: false });
    expect(codeOf(await complete(videoId))).toBe('upload.partMissing');
    const fresh = await begun(videoId);
    expect(fresh.multipartUploadId).toBe(old.multipartUploadId);
    expect(await put(fresh.partUploadUrls[0]!)).toEqual({ status: 200, hasEtag: true });
    expect((await complete(videoId)).data).toEqual(done);
  });

  test('of somebody else gives no address to a stranger, and one for a part opens no other', async () => {
    const [mine, theirs] = [newVideo(), newVideo()];
    const [own] = (await begun(mine)).partUploadUrls;
    const other = await begun(theirs);
    for (const role of ['student', 'managerIn', 'reportsAdmin'] satisfies Role[]) {
      const cookie = await cookieFor(college, emailOf(role));
      const told = await request(theirs, mp4.length, cookie);
      expect([infoOf(told), codeOf(told)]).toEqual([undefined, 'notFound']);
      expect(codeOf(await complete(theirs, cookie))).toBe('notFound');
    }
    const bent = new URL(own!, college.url);
    if (bent.searchParams.has('uploadId')) bent.searchParams.set('uploadId', other.multipartUploadId);
    else {
      const [said = '', mac = ''] = bent.pathname.split('/').at(-1)!.split('.');
      const ticket = JSON.parse(Buffer.from(said, 'base64url').toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...ticket, uploadId: other.multipartUploadId })).toString(
        'base64url',
      );
      bent.pathname = bent.pathname.replace(said, forged);
      expect(bent.pathname.endsWith(mac)).toBe(true);
    }
    expect(await put(bent.href)).toEqual({ status: 403, hasEtag: false });
    expect(codeOf(await complete(theirs))).toBe('upload.partMissing');
  });

  test('told to be complete by many at once, and again, is complete once', async () => {
    const videoId = newVideo();
    await put((await begun(videoId)).partUploadUrls[0]!);
    const told = await Promise.all(Array.from({ length: 8 }, () => complete(videoId)));
    expect(told.map(({ data }) => data)).toEqual(told.map(() => done));
    expect((await complete(videoId)).data).toEqual(done);
    const types = [];
    for await (const { type } of eventsIn(college.store, videoUploadStream(videoId))) types.push(type);
    expect(types).toEqual(['VideoUploadRequested', 'VideoUploadCompleted']);
    expect(await isSeen(videoId)).toBe(true);
  });
});
