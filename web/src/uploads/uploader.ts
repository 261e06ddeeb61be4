import { newId } from '@paideia/events/kernel/new-ids.ts';
import { translator } from '../lib/i18n/i18n.ts';
import { presentUser } from '../lib/session/session.ts';
import { notify, notifyError } from '../lib/notices/notify.tsx';
import { fingerprintOf } from './fingerprint.ts';
import { uploadList } from './upload-list.ts';
import { failureOf, transfer, type UploadServer } from './transfer.ts';
import type { Upload } from './upload.rules.ts';
import { uploadsMessages } from './uploads.messages.ts';

export type UploadWish = Pick<Upload, 'itemId' | 'itemType' | 'title' | 'locale'> & {
  readonly file: File;
  /** Of the video, which is new without it. */
  readonly videoId?: string;
};
type Live = {
  readonly file: File;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
  isRunning: boolean;
  /** It is counted in per cent. */
  progress: number;
};

const t = translator(uploadsMessages);
/** Leaving the page would stop what runs here. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

type Surroundings = {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly say: (text: string) => void;
  readonly sayError: (error: unknown, id: string) => void;
};
const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const ofThePage: Surroundings = { wait: later, say: notify, sayError: notifyError };

/** The uploads of this page: they run here and nowhere else, and end with it. */
export function makeUploader(server: UploadServer, { wait, say, sayError } = ofThePage) {
  const live = new Map<string, Live>();
  const listeners = new Set<() => void>();
  let progressByUpload: ReadonlyMap<string, number> = new Map();
  const tell = () => {
    const isRunning = [...live.values()].some((one) => one.isRunning);
    if (isRunning) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
    progressByUpload = new Map([...live].map(([uuid, { progress }]) => [uuid, progress]));
    for (const listener of listeners) listener();
  };

  async function run(upload: Upload, file: File): Promise<void> {
    const { uuid } = upload;
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const { progress } = upload;
    const mine: Live = { file, controller: new AbortController(), ended, isRunning: true, progress };
    live.set(uuid, mine);
    tell();
    const { signal } = mine.controller;
    try {
      await transfer(upload, {
        file,
        signal,
        server,
        wait,
        onProgress: (percent) => {
          if (mine.progress === percent) return;
          mine.progress = percent;
          tell();
        },
      });
      live.delete(uuid);
    } catch (error) {
      if (signal.aborted) return;
      const failed = uploadList.change(uuid, 'failed', failureOf(error));
      if (!failed || failed.endedBy) live.delete(uuid);
      sayError(error, uuid);
    } finally {
      mine.isRunning = false;
      end();
      tell();
    }
  }
  /** One page alone sends the parts of an upload. What another one is sending is that page's to write down: here it is only said. */
  const alone = async (uuid: string, act: () => Promise<void>): Promise<void> => {
    if (!('locks' in navigator)) return act();
    return navigator.locks.request(`upload:${uuid}`, { ifAvailable: true }, async (lock) => {
      if (lock) await act();
      else sayError(t('elsewhere'), uuid);
    });
  };
  const restart = (uuid: string, file: File): Promise<void> =>
    alone(uuid, async () => {
      const upload = uploadList.change(uuid, 'restarted', {});
      if (upload && !upload.endedBy) await run(upload, file);
    });

  /** Undefined when the file cannot be read, which is said: it was moved since it was chosen, or the device that has it is gone. */
  async function uploadOf({ file, videoId = newId(), ...rest }: UploadWish): Promise<Upload | undefined> {
    const fingerprint = await fingerprintOf(file).catch(() => undefined);
    if (fingerprint === undefined) {
      sayError(t('unreadable'), videoId);
      return undefined;
    }
    return {
      ...rest,
      uuid: videoId,
      userId: presentUser()?._id ?? '',
      file: { name: file.name, size: file.size, type: file.type, fingerprint },
      status: 'loading',
      progress: 0,
      createdAt: new Date().toISOString(),
    };
  }
  /** Answers whether all of the file has come. */
  async function send(upload: Upload, file: File): Promise<boolean> {
    uploadList.add(upload);
    await alone(upload.uuid, () => run(upload, file));
    return uploadList.present().some(({ uuid, status }) => uuid === upload.uuid && status === 'completed');
  }

  return {
    follow: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The uploads that this page has the file of, and how far they are. */
    present: (): ReadonlyMap<string, number> => progressByUpload,
    /** Answers whether all of the file has come. */
    async begin(wish: UploadWish): Promise<boolean> {
      const upload = await uploadOf(wish);
      return upload !== undefined && send(upload, wish.file);
    },
    /** Another file takes the place of one that was ended for good. */
    async replace({ uuid, itemId, itemType, title, locale }: Upload, file: File): Promise<void> {
      const upload = await uploadOf({ file, itemId, itemType, title, locale });
      if (!upload) return;
      uploadList.change(uuid, 'cleared', {});
      await send(upload, file);
    },
    /** Sends what failed again, with the file that this page has. */
    async again(uuid: string): Promise<void> {
      const one = live.get(uuid);
      if (one && !one.isRunning) await restart(uuid, one.file);
    },
    /** Goes on with a file that was chosen again. Answers why it cannot. */
    async resume({ uuid, file }: Upload, picked: File | undefined): Promise<string | undefined> {
      if (!picked) return t('noFile');
      if (picked.name !== file.name) return t('otherName', { name: file.name });
      if (picked.size !== file.size) return t('changedFile');
      const fingerprint = await fingerprintOf(picked).catch(() => undefined);
      if (fingerprint === undefined) return t('unreadable');
      if (fingerprint !== file.fingerprint) return t('changedFile');
      void restart(uuid, picked);
      return undefined;
    },
    async abort(uuid: string): Promise<void> {
      const one = live.get(uuid);
      one?.controller.abort();
      live.delete(uuid);
      uploadList.change(uuid, 'aborted', {});
      tell();
      say(t('cancelled'));
      // What is under way must not begin it anew afterwards.
      await one?.ended;
      await server.abort(uuid).catch((error: unknown) => console.warn('The server keeps the parts for a day.', error));
    },
  };
}
