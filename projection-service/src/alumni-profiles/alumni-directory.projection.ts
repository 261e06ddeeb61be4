import { alumniProfileEvents, type AlumniProfileEvent } from '@paideia/events/alumni-profiles/alumni-profile.events.ts';
import { collectionsOf, defineProjection, put, type AnyChange, type Occurred } from '../kernel/projection.ts';
import { alumniDirectory, alumniDirectoryGroup } from './alumni-directory.view.ts';

const whole = ({ userId, ...profile }: AlumniProfileEvent['data'], { at }: Occurred): AnyChange =>
  put(alumniDirectory, userId, { ...profile, _id: userId, updatedAt: at });

export const alumniDirectoryProjection = defineProjection<AlumniProfileEvent>({
  group: alumniDirectoryGroup,
  collections: collectionsOf(alumniDirectory),
  events: [alumniProfileEvents],
  on: { AlumniProfileCompleted: whole, AlumniProfileUpdated: whole },
});
