import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { actsMessages } from '../../lib/forms/index.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import type { Fields } from '../admin-resource.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { contested, type Conflict } from './conflict.ts';

/** How a field is called, and how its value reads. */
export type FieldWord = {
  readonly label: string;
  readonly words?: (value: string) => string;
  /** Of a field that holds lines, how one of them reads. */
  readonly lineWords?: (line: Fields) => string;
};
/** Null of a field about which nobody is asked: of two who change it at once the later one wins. */
export type FieldWords = Readonly<Record<string, FieldWord | null>>;

/** Somebody was faster: of each field that both have changed, both values and which of them stays. */
export function ConflictChoice({ conflict, fields }: { readonly conflict: Conflict; readonly fields: FieldWords }) {
  const t = useMessages(adminMessages);
  const acts = useMessages(actsMessages);
  const { setValue } = useFormContext();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [conflict]);
  const names = contested(
    conflict,
    Object.keys(fields).filter((name) => fields[name]),
  );
  const read = (name: string, value: unknown, isPlain = false) => {
    const said = (one: unknown) => {
      if (typeof one === 'object' && one !== null) return fields[name]?.lineWords?.(one as Fields) ?? ''; // The form's own line.
      const text = typeof one === 'string' || typeof one === 'number' ? String(one) : '';
      return text === '' ? t('none') : ((isPlain ? undefined : fields[name]?.words?.(text)) ?? text);
    };
    return Array.isArray(value) && value.length > 0 ? listOf(value.map(said)) : said(value);
  };
  /** Of two values that read alike, as of texts with another word in bold, each is shown as it is written. */
  const readOf = (name: string, isTheirs: boolean) => {
    const [mine, theirs] = [conflict.mine[name], conflict.theirs[name]];
    return read(name, isTheirs ? theirs : mine, read(name, mine) === read(name, theirs));
  };
  const choose = (name: string, isTheirs: boolean) => {
    setTaken(isTheirs ? [...taken, name] : taken.filter((one) => one !== name));
    setValue(name, (isTheirs ? conflict.theirs : conflict.mine)[name], { shouldDirty: true });
  };
  return (
    <Alert ref={notice} severity="warning" tabIndex={-1}>
      {names.length === 0 ? acts('overtaken') : t('conflict')}
      {names.map((name) => (
        <Box component="fieldset" key={name} sx={{ border: 0, p: 0, m: 0, mt: '9px', minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
            {fields[name]?.label}
          </Box>
          {([false, true] as const).map((isTheirs) => (
            <Box
              component="label"
              key={String(isTheirs)}
              // The circle stands beside the first of several lines.
              sx={{
                display: 'flex',
                gap: '9px',
                alignItems: 'flex-start',
                py: { xs: '13px', md: '4px' },
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-line',
                '& input': { flex: 'none', m: '4px 0 0 3px', accentColor: 'var(--secondary-fill)' },
              }}
            >
              <input
                type="radio"
                name={`conflict-${name}`}
                checked={taken.includes(name) === isTheirs}
                onChange={() => choose(name, isTheirs)}
              />
              {t(isTheirs ? 'takeTheirs' : 'keepMine', { value: readOf(name, isTheirs) })}
            </Box>
          ))}
        </Box>
      ))}
    </Alert>
  );
}
