/** The zone of the platform's own region: only superadmins make it, change it and put people into it. */
export const systemZone = 'SYSTEM';
/** The zones that people may pick; SYSTEM is not among them. */
export const regionZones = ['AMERICAS', 'EUROPE', 'AFRICA', 'ASIA', 'OCEANIA'] as const;
/** `decimals` only says how many digits are printed; money is always kept in hundredths. */
export const currencies = [
  { value: 'USD', label: 'US dollar', decimals: 2 },
  { value: 'EUR', label: 'Euro', decimals: 2 },
  { value: 'GBP', label: 'Pound sterling', decimals: 2 },
  { value: 'PLN', label: 'Polish zloty', decimals: 2 },
  { value: 'HUF', label: 'Hungarian forint', decimals: 0 },
] as const;

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
