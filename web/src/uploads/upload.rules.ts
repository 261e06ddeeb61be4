/** This is kept of a file: enough to know it again. */
type UploadFile = {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly fingerprint: string;
};
/** The server answers this of an upload. The addresses are used at once and not kept: they are good for minutes. */
export type UploadInfo = {
  readonly multipartUploadId: string;
  readonly multipartUploadToken: string;
  readonly partsCount: number;
  readonly completed: boolean;
};
export type UploadStatus = 'loading' | 'uploading' | 'completed' | 'error';
/** One upload as this device keeps it. */
export type Upload = {
  /** It is the id of the video too. */
  readonly uuid: string;
  /** It belongs to this person: nobody else is offered it on this device. */
  readonly userId: string;
  readonly file: UploadFile;
  readonly itemId: string;
  readonly itemType: 'lesson' | 'course' | 'alumniVideo';
  readonly title: string;
  readonly locale: string;
  readonly status: UploadStatus;
  /** It goes from 0 to 100. */
  readonly progress: number;
  readonly createdAt: string;
  readonly uploadInfo?: UploadInfo;
  /** The server answered this when all was there. */
  readonly response?: unknown;
  readonly error?: string;
  /** The code by which the server ended it for good: nothing goes on with it, and its file is sent as an upload of its own. */
  readonly endedBy?: string;
};

export type Triggers = {
  readonly informed: { readonly uploadInfo: UploadInfo; readonly sentBytes: number };
  readonly requestFailed: object;
  readonly partSent: { readonly sentBytes: number };
  readonly failed: Pick<Upload, 'endedBy'> & { readonly error: string };
  readonly accepted: { readonly response: unknown };
  readonly restarted: object;
  readonly aborted: object;
  readonly cleared: object;
};
type Row<T> = {
  readonly from: readonly UploadStatus[];
  /** Undefined: it is removed. */
  readonly to: (upload: Upload, trigger: T) => Upload | undefined;
};

/** What is taken of files; what is in them is looked at by the server, when all of it is there. */
export const recordingKinds = { 'video/*': [], 'audio/*': [] };

/** The last per cent is the answer that all is there. */
export const progressOf = ({ file: { size } }: Pick<Upload, 'file'>, sentBytes: number): number =>
  Math.min(99, Math.floor((sentBytes / Math.max(1, size)) * 100));
const without = ({ error: _, ...upload }: Upload): Upload => upload;
/** A request that fails removes what has only begun; what was resumed keeps its parts. */
const table: { readonly [K in keyof Triggers]: Row<Triggers[K]> } = {
  informed: {
    from: ['loading'],
    to: (upload, { uploadInfo, sentBytes }) => ({
      ...upload,
      uploadInfo,
      status: 'uploading',
      progress: progressOf(upload, sentBytes),
    }),
  },
  requestFailed: { from: ['loading'], to: () => undefined },
  partSent: {
    from: ['uploading'],
    to: (upload, { sentBytes }) => ({ ...upload, progress: progressOf(upload, sentBytes) }),
  },
  failed: { from: ['loading', 'uploading'], to: (upload, failure) => ({ ...upload, status: 'error', ...failure }) },
  // The server has it: what a page that knew less of it wrote down meanwhile counts no more.
  accepted: {
    from: ['loading', 'uploading', 'error'],
    to: (upload, { response }) => ({ ...without(upload), status: 'completed', progress: 100, response }),
  },
  restarted: {
    from: ['loading', 'uploading', 'error'],
    to: (upload) => (upload.endedBy ? upload : { ...without(upload), status: 'loading' }),
  },
  aborted: { from: ['loading', 'uploading', 'error'], to: () => undefined },
  cleared: {
    from: ['completed', 'error'],
    to: (upload) => (upload.status === 'completed' || upload.endedBy ? undefined : upload),
  },
};

/** It decides what becomes of an upload; what does not fit its state changes nothing. When it gives undefined, the upload is removed. */
export function nextUpload<K extends keyof Triggers>(
  upload: Upload,
  name: K,
  trigger: Triggers[K],
): Upload | undefined {
  const { from, to } = table[name];
  return from.includes(upload.status) ? to(upload, trigger) : upload;
}
