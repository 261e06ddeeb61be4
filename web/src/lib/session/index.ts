export { appState, remember } from './app-state.ts';
export { beginJourney, endJourney, searchBefore } from './journey-state.ts';
export { goToPublic, publicMoves, usePublicPath } from './public-path.ts';
export { actorOf, hasKey, isStaff, isStudent, may, mayOpen, type RoleName, userHasRole } from './roles.ts';
export { type GroupChoice, GroupContext, useGroup, useTakesLeave } from './selected-group.ts';
export { CurrentUserOperation, PublicConfigOperation } from '../../generated/lib/session/session.fetch.ts';
export { cachedUser, type CurrentUser, followSession, forgetUser, rememberUser, saysSessionIsOver } from './session.ts';
export { forgetPerson, signOut } from './sign-out.ts';
export { type AppName, type PublicConfig, type Start, StartContext, useStart, useUser } from './start.ts';
