import { anyOf, inPerson, system, type Rule } from '../kernel/permission.ts';
import { readsVideos } from '../uploads/upload.permissions.ts';
import type { RenditionCommand } from './rendition.commands.ts';

export const renditionPermissions: Readonly<Record<RenditionCommand['type'], Rule>> = {
  RequestRenditions: anyOf(system, inPerson(readsVideos)),
  StartRenditions: system,
  CompleteRenditions: system,
  FailRenditions: system,
};
