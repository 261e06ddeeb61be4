import { screen } from '../lib/screens/screen.ts';
import { signInPath, userPath } from '../lib/session/landmarks.ts';
import { waiting } from '../lib/dashboard/card.ts';

const loadSignIn = async () => (await import('./public/SignInPage.tsx')).SignInPage;
export const signIn = screen({ path: signInPath, app: 'public', isBare: true, signedIn: 'wished', load: loadSignIn });
export const home = screen({ path: '/', app: 'public', isBare: true, signedIn: 'wished', load: loadSignIn });
export const forgotPassword = screen({
  path: '/forgot-password',
  app: 'public',
  isBare: true,
  signedIn: 'wished',
  load: async () => (await import('./public/ForgotPage.tsx')).ForgotPage,
});
export const setPassword = screen({
  path: '/set-password',
  app: 'public',
  isBare: true,
  signedIn: '/alumni',
  load: async () => {
    const { ForgotPage } = await import('./public/ForgotPage.tsx');
    return () => ForgotPage({ isFirst: true });
  },
});
export const recovered = screen({
  path: '/password-recoverd',
  app: 'public',
  isBare: true,
  load: async () => (await import('./public/RecoveredPage.tsx')).RecoveredPage,
});
export const resetPassword = screen({
  path: '/reset-password/:token',
  app: 'public',
  isBare: true,
  isMailed: true,
  environments: ['production', 'development'],
  load: async () => (await import('./public/NewPasswordPage.tsx')).NewPasswordPage,
});
export const enrolAccount = screen({
  path: '/enroll-account/:token',
  app: 'public',
  isBare: true,
  isMailed: true,
  environments: ['production'],
  load: async () => {
    const { NewPasswordPage } = await import('./public/NewPasswordPage.tsx');
    return ({ token }) => NewPasswordPage({ token, isFirst: true });
  },
});
export const verifyEmail = screen({
  path: '/verify-email/:token',
  app: 'public',
  isBare: true,
  isMailed: true,
  load: async () => (await import('./public/VerifyPage.tsx')).VerifyPage,
});
export const createAccount = screen({
  path: '/create-account/:groupId',
  app: 'public',
  isBare: true,
  isMailed: true,
  load: async () => (await import('./public/CreateAccountPage.tsx')).CreateAccountPage,
});
export const microsoftCallback = screen({
  path: '/msauth/callback',
  app: 'public',
  isBare: true,
  load: async () => (await import('./public/MicrosoftCallbackPage.tsx')).MicrosoftCallbackPage,
});
export const users = screen({
  path: '/users',
  app: 'admin',
  role: 'admin',
  resource: 'users',
  label: { id: 'admin.menu.users', defaultMessage: 'Users', description: 'Menu entry and page title.' },
  section: 'people',
  order: 210,
  load: async () => (await import('./admin/UsersPage.tsx')).UsersPage,
});
export const user = screen({
  path: userPath,
  app: 'admin',
  role: 'admin',
  resource: 'users',
  crumb: users,
  load: async () => (await import('./admin/UserPage.tsx')).UserPage,
});
export const unverifiedSignUps = waiting({
  field: 'unverifiedSignUps',
  order: 50,
  label: {
    id: 'waiting.signUps',
    defaultMessage: 'Unconfirmed sign-ups',
    description: 'What waits for staff, beside their number.',
  },
  hint: {
    id: 'waiting.signUpsHint',
    defaultMessage: 'They have not opened the link in their e-mail yet.',
    description: 'Below the number of sign-ups.',
  },
  lists: [users.path],
  filter: { status: 'signedUp' },
});
