import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Field, Form, TextInput, useForm } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';

type Props = {
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
};

/** Asks for the day whose transcript is shown. */
export function AsOf({ day, onDay }: Props) {
  const t = useMessages(transcriptsMessages);
  const today = dayOf(new Date());
  const form = useForm({ start: () => ({ value: day ?? today }) });
  const { value } = form.value;
  const show = () => onDay(value === '' || value >= today ? undefined : value);
  return (
    <Card sx={{ p: '15px 18px', mb: '12px' }}>
      <Form onSubmit={show} foot={null}>
        <Field label={t('asOfDay')}>
          {(controlProps) => (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '12px',
                '& > .MuiInputBase-root': { flex: '1 1 180px', maxWidth: { md: 240 } },
              }}
            >
              <TextInput controlProps={controlProps} type="date" {...form.field('value')} max={today} required />
              <Button type="submit" variant="outlined">
                {t('show')}
              </Button>
              {day && (
                <Button variant="text" onClick={() => onDay(undefined)}>
                  {t('today')}
                </Button>
              )}
            </Box>
          )}
        </Field>
      </Form>
    </Card>
  );
}
