import { admin, anyOf, inPerson, self, superadmin, system, type Rule } from '../kernel/permission.ts';
import type { VideoUploadCommand } from './upload.commands.ts';

const staff = anyOf(admin, superadmin);
const uploads = inPerson(staff);

export const videoUploadPermissions: Readonly<Record<VideoUploadCommand['type'], Rule>> = {
  RequestVideoUpload: uploads,
  CompleteVideoUpload: uploads,
  /** Only who began it may give it up. */
  AbortVideoUpload: inPerson((who, scope) => staff(who, scope) && self(who, scope)),
  FailVideoUpload: system,
  RemoveVideo: anyOf(system, uploads),
  SetVideoSubtitles: uploads,
  RemoveVideoSubtitles: uploads,
};
export const readsVideos = staff;
