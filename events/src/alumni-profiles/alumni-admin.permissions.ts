import { anyOf, inRegion, superadmin, type Rule } from '../kernel/permission.ts';

/** The region of alumni is called so in addresses, where no setting of the site names one. */
export const alumniSlug = 'US-Alumni';
const adminBySlug: Rule = (who, { regionId }) =>
  typeof who === 'object' &&
  regionId == null &&
  who.regionRoles.some(({ slug, roleNames }) => slug === alumniSlug && roleNames.includes('admin'));

/**
 * Looks after the alumni: a superadmin, or an admin of their region. The `regionId` of the scope is the one that the site names for them, if it names one;
 * then the admins of that region alone are meant.
 */
export const alumniAdmin: Rule = anyOf(superadmin, inRegion('admin'), adminBySlug);
