import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AttendanceDocument } from '../../generated/registers/attendance.ts';
import { AttendanceScansDocument, ScanAttendanceDocument } from '../../generated/registers/scans.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { Form, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, notify, statusLooks } from '../../lib/ui/index.ts';
import { codeIn } from '../scan-address.ts';
import { scansMessages } from '../scans.messages.ts';

/** The figures of the term stand on the page as well. */
const refetch = [AttendanceScansDocument, AttendanceDocument];
const refusals = { 'register.codeWrong': { field: 'code' }, 'register.periodOver': { field: 'code' } } as const;

/** Whoever has come types the code that the register shows now, or comes by its picture and only says so. */
export function ScanForm() {
  const t = useMessages(scansMessages);
  const kernel = useMessages(kernelMessages);
  const { run } = useCommand(ScanAttendanceDocument, { refetch });
  const { search } = useLocation();
  const [brought, setBrought] = useState(() => codeIn(search));
  const form = useForm({ start: { code: brought }, refusals });
  const send = async () => {
    if (form.isBusy) return;
    await form.attempt(async () => {
      const { scanAttendance } = await run(form.trimmed);
      notify(t('done', { status: kernel(statusLooks.attendance[scanAttendance.status].label) }));
      setBrought('');
      form.clear();
    });
  };
  return (
    <Card sx={{ p: { xs: '15px', md: '24px' } }}>
      <Form label={t('send')} isDisabled={form.isBusy} onSubmit={send} sx={{ maxWidth: 360 }}>
        {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
        <LabelledText label={t('code')} hint={t('hint')} required autoComplete="off" {...form.field('code')} />
      </Form>
    </Card>
  );
}
