import { z } from 'zod';
import { OptionalText, Text } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { isVersion, longestReleaseNotes, longestVersion } from './app-version.rules.ts';
import { AppRegion } from './offline-release.events.ts';

const noVersion = { message: 'offlineRelease.noVersion' };

export const offlineReleaseCommands = defineCommands({
  PublishOfflineRelease: z.object({
    appRegion: AppRegion,
    version: Text(longestVersion).refine(isVersion, noVersion),
    notes: Text(longestReleaseNotes),
    minVersion: OptionalText(longestVersion).refine((text) => text === null || isVersion(text), noVersion),
  }),
});
export type OfflineReleaseCommand = CommandOf<typeof offlineReleaseCommands>;
