import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  role,
  self,
  signedIn,
  somewhere,
  superadmin,
  system,
  type Rule,
} from '../kernel/permission.ts';
import type { FileAssetCommand } from './file.commands.ts';
import type { FilePurpose } from './file.rules.ts';
import { courseKeys } from '../courses/course.permissions.ts';
import { documentKeys } from '../documents/document.permissions.ts';
import { newsKeys } from '../news/news-item.permissions.ts';

const staff = anyOf(admin, superadmin);
const ofCourses = inPerson(keyed(courseKeys.write, staff));
/** Who may bring files of which kind. */
export const bringsFiles: Readonly<Record<FilePurpose, Rule>> = {
  outline: ofCourses,
  /** Of a course, or of an assignment. */
  download: anyOf(ofCourses, inPerson(role('manager'))),
  audio: inPerson(staff),
  subtitles: inPerson(staff),
  /** Whoever may grade work somewhere. */
  feedback: inPerson(anyOf(staff, role('manager'), somewhere(inRegion('instructor')))),
  submission: inPerson(signedIn),
  image: inPerson(keyed(courseKeys.write, keyed(documentKeys.write, keyed(newsKeys.write, staff)))),
  profilePicture: inPerson(signedIn),
};
export const fileAssetPermissions: Readonly<Record<FileAssetCommand['type'], Rule>> = {
  /** Whether the person may bring files of that purpose is for `bringsFiles` to say. */
  RegisterFile: inPerson(signedIn),
  StoreFile: inPerson(self),
  RefuseFile: system,
  RemoveUnusedFile: system,
  RemoveFile: anyOf(system, inPerson(anyOf(self, staff))),
};
/** Their owners, and admins. Others read a file where the record that names it is theirs to read. */
export const readsFiles = anyOf(self, staff);
