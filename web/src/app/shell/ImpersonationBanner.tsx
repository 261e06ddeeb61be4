import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { impersonationMs } from '@paideia/events/impersonations/impersonation.rules.ts';
import { fetchOperation } from '../../lib/data/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { type CurrentUser } from '../../lib/session/index.ts';
import { signOut } from '../../lib/site/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SetImpersonationWritingOperation } from '../../generated/app/shell/impersonation.fetch.ts';
import { impersonationMessages } from './impersonation.messages.ts';

const minute = 60_000;
const minutesUntil = (end: number) => Math.ceil((end - Date.now()) / minute);

/** The server has just said that there is time left. Where there is none by the clock of this device, or too much, that clock is wrong, and the time is counted from now. */
function endOn(endsAt: string): number {
  const [now, end] = [Date.now(), Date.parse(endsAt)];
  return end > now && end <= now + impersonationMs ? end : now + impersonationMs;
}

/** Counts down, and leads back when the time is over. */
function useMinutesLeft(endsAt: string): number {
  const [end] = useState(() => endOn(endsAt));
  const [left, setLeft] = useState(() => minutesUntil(end));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = minutesUntil(end);
      setLeft(now);
      if (now <= 0) void signOut();
    }, 10_000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, left);
}

/** Tells the other bars that stay in view how far below this one they begin (`--above`). */
function useHeightAbove(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--above', `${bar.current?.offsetHeight ?? 0}px`);
    tell();
    addEventListener('resize', tell);
    return () => {
      removeEventListener('resize', tell);
      style.removeProperty('--above');
    };
  }, [bar]);
}

type Props = { readonly name: string; readonly impersonation: NonNullable<CurrentUser['impersonation']> };

/** Above every screen while an admin acts as somebody else: whose eyes these are, whether changes are allowed, and the way back. */
export default function ImpersonationBanner({ name, impersonation: { endsAt, isWritable } }: Props) {
  const t = useMessages(impersonationMessages);
  const minutes = useMinutesLeft(endsAt);
  const [mayChange, setMayChange] = useState(isWritable);
  const [isBusy, setBusy] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useHeightAbove(bar);
  const allow = async (wished: boolean) => {
    setBusy(true);
    try {
      await fetchOperation(SetImpersonationWritingOperation, { isWritable: wished });
      setMayChange(wished);
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <Box
      component="section"
      ref={bar}
      aria-label={t('bar')}
      data-print="no"
      data-bar="dark"
      sx={{
        // Above what else stays in view; below dialogs, which cover the page.
        position: 'sticky',
        top: 0,
        zIndex: 1050,
        bgcolor: '#000',
        color: '#fff',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '3px 18px',
        px: { xs: '15px', md: '24px' },
        py: '6px',
        fontSize: 14,
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="strong"
        sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere', flex: { xs: '1 1 100%', md: '0 1 auto' } }}
      >
        {t('actingAs', { name })}
      </Box>
      <Box component="span" sx={{ flex: { xs: 1, md: '1 0 auto' }, whiteSpace: 'nowrap' }}>
        {t('endsIn', { minutes })}
      </Box>
      <FormControlLabel
        sx={{ m: 0, gap: '3px', '& .MuiFormControlLabel-label': { fontSize: 14 } }}
        control={
          <Switch
            size="small"
            color="default"
            checked={mayChange}
            disabled={isBusy}
            onChange={(_, wished) => void allow(wished)}
            sx={{
              '& .MuiSwitch-track, & .Mui-checked + .MuiSwitch-track': {
                backgroundColor: '#8a8f98',
                opacity: '1 !important',
              },
              '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { backgroundColor: '#fff' },
              '& .MuiSwitch-switchBase': { color: '#fff' },
              '& .MuiSwitch-switchBase.Mui-checked': { color: '#000' },
              '& .Mui-checked .MuiSwitch-thumb': { border: '2px solid #fff' },
            }}
          />
        }
        label={t('allow')}
      />
      <Button
        variant="outlined"
        size="small"
        onClick={() => void signOut()}
        sx={{
          color: '#fff',
          borderColor: '#fff',
          bgcolor: 'transparent',
          '&:hover': { bgcolor: '#333', borderColor: '#fff' },
        }}
      >
        {t('logOut')}
      </Button>
    </Box>
  );
}
