/** The zone of the platform's own region: only superadmins make it, change it and put people into it. */
export const systemZone = 'SYSTEM';
/** The zones that people may pick; SYSTEM is not among them. */
export const regionZones = ['AMERICAS', 'EUROPE', 'AFRICA', 'ASIA', 'OCEANIA'] as const;

type Account = {
  readonly status: string;
  readonly regionIds: readonly string[];
  readonly roles: readonly string[];
  readonly regionRoles: readonly { readonly regionId: string; readonly roleNames: readonly string[] }[];
};
/** Attendance admins are users of the region who hold manager or admin, everywhere or there. */
export const mayAdministerAttendance = (
  { status, regionIds, roles, regionRoles }: Account,
  regionId: string,
): boolean => {
  const held = [...roles, ...(regionRoles.find((one) => one.regionId === regionId)?.roleNames ?? [])];
  return (
    status !== 'deactivated' && regionIds.includes(regionId) && (held.includes('manager') || held.includes('admin'))
  );
};
