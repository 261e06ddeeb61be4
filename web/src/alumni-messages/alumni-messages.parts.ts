import { lazyPart } from '../lib/ui/index.ts';

/** The home of the alumni has it. */
export const AlumniContact = lazyPart(async () => (await import('./student/AlumniContact.tsx')).AlumniContact, null);
/** Pages of the alumni offer it. */
export const ContactDepartment = lazyPart(
  async () => (await import('./student/ContactDepartment.tsx')).ContactDepartment,
  null,
);
