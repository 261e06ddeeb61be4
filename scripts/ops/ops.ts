// `npm start` and the operator's commands run this, bundled to dist/ops.js.
export { demoAccounts } from '../demo/people.ts';
export { ensureSecrets } from '@paideia/store/secrets.ts';
export { firstSuperadminLink, OtherIsInvited, SuperadminIsThere } from './first-superadmin.ts';
export { seedDemo } from './seed.ts';
export { operate } from './operate.ts';
export { OperatorError } from './operator-error.ts';
export { assertOfThisRelease } from './college.ts';
export { wrongSettings } from './settings.ts';
export { sentenceOf } from './words.ts';
export { bucketIn } from './files/storage.ts';
