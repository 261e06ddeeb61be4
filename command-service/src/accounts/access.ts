import { every } from '@paideia/documents/every.ts';
import { mayImpersonate, whileReadingOnly } from '@paideia/events/impersonations/impersonation.rules.ts';
import type { Access } from '../kernel/decide/access.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { accountFacts } from './account.facts.ts';
import { impersonationFacts } from '../impersonations/impersonation.facts.ts';

const actor: Access['actor'] = async (ask, userId) => {
  const account = await ask.table(accountFacts).one(userId);
  if (!account || account.status === 'deactivated') return undefined;
  const regions = await every(ask.table(regionFacts), { where: { attendanceAdmins: userId } });
  const { roles, regionIds, regionRoles, permissions } = account;
  const attendanceAdminOf = regions.map(({ regionId }) => regionId);
  return { userId, roles, regionIds, regionRoles, permissions, attendanceAdminOf };
};

export const access: Access = {
  actor,
  /** The log says which impersonation is running, and whether more than looking is allowed. */
  async refusedToActAs(ask, type, { actorId, impersonatorId, impersonationId }, now) {
    if (impersonatorId === undefined) return undefined;
    const running =
      impersonationId === undefined ? undefined : await ask.table(impersonationFacts).one(impersonationId);
    if (!running || running.adminId !== impersonatorId || running.userId !== actorId || running.endsAt <= now)
      return 'noAccess';
    const [admin, other] = await Promise.all([actor(ask, running.adminId), actor(ask, running.userId)]);
    if (!admin || !other || !mayImpersonate(admin, { ...other, status: 'active' })) return 'noAccess';
    return running.isWritable || whileReadingOnly.has(type) ? undefined : 'impersonation.readOnly';
  },
};
