import { z } from 'zod';
import { Id } from '@paideia/events/kernel/ids.ts';

/** The operator asks for a link to the first password of an account. */
export const EnrolToken = z.object({ userId: Id });
