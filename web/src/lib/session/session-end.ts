import { appState } from './app-state.ts';
import { cachedUser } from './session.ts';

/** The session ended by itself: the device no longer says who is signed in, but still whose the things are that it keeps. After a sign-out it says neither. */
export const hasSessionEnded = (): boolean => cachedUser() === undefined && appState().ownerId !== undefined;
