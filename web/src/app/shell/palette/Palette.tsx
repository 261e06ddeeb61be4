import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useScreens } from '../../../lib/screens/index.ts';
import { useUser } from '../../../lib/session/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { shellMessages } from '../shell.messages.ts';
import { useActs } from './acts.ts';
import { find } from './find.ts';
import { paletteMessages } from './palette.messages.ts';
import { PaletteList, type Entry } from './PaletteList.tsx';
import { pagesFor } from './pages.ts';
import { type FoundRecord, recentRecords, rememberRecord, useSearch } from './use-search.ts';

/** Finds every page that this person may open, and what can be done from anywhere. The focus stays in the field; arrows move through the list. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(paletteMessages);
  const shell = useMessages(shellMessages);
  const user = useUser();
  const navigate = useNavigate();
  const id = useId();
  const acts = useActs();
  const screens = useScreens();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const [recent] = useState(recentRecords);

  const all = useMemo<readonly Entry[]>(
    () => [
      ...pagesFor(screens, user).map((page) => ({ ...page, run: () => void navigate(page.to) })),
      ...acts.map((act) => ({ ...act, section: 'acts' as const })),
    ],
    [acts, navigate, screens, user],
  );
  const search = useSearch(typed);
  const opens = (records: readonly FoundRecord[], section: 'records' | 'recent'): readonly Entry[] =>
    records.map((record) => ({
      section,
      label: record.label,
      detail: record.detail,
      run: () => {
        rememberRecord(record);
        void navigate(record.to);
      },
    }));
  const entries = typed.trim()
    ? [...find(all, typed), ...opens(search.found, 'records')]
    : [...opens(recent, 'recent'), ...all];
  const chosen = Math.min(index, entries.length - 1);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id, typed]);

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: chosen + 1,
    ArrowUp: chosen - 1,
    PageDown: chosen + 5,
    PageUp: Math.max(0, chosen - 5),
  };
  const press = (event: KeyboardEvent) => {
    // While a CJK word is put together, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    const next = moves[event.key];
    if (next !== undefined && entries.length > 0) {
      event.preventDefault();
      setIndex(
        event.key.startsWith('Page') ? Math.min(next, entries.length - 1) : (next + entries.length) % entries.length,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(entries[chosen]);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': shell('goTo'),
          sx: {
            width: 566,
            maxWidth: 'calc(100vw - 24px)',
            m: { xs: '12px', md: '72px 24px' },
            maxHeight: 'min(540px, calc(100dvh - 48px))',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          px: '18px',
          borderBottom: '1px solid var(--line)',
          flex: 'none',
        }}
      >
        <Search aria-hidden="true" sx={{ color: 'var(--ink-3)' }} />
        <Box
          component="input"
          autoFocus
          role="combobox"
          aria-label={t('type')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={entries[chosen] ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('type')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIndex(0);
          }}
          onKeyDown={press}
          sx={{
            flex: 1,
            minWidth: 0,
            height: 54,
            border: 0,
            outline: 'none',
            background: 'none',
            color: 'var(--ink)',
            font: 'inherit',
            fontSize: 16,
          }}
        />
      </Box>
      <PaletteList
        id={id}
        entries={entries}
        chosen={chosen}
        typed={typed}
        isSearching={search.isSearching}
        onChoose={run}
        onPoint={setIndex}
      />
    </Dialog>
  );
}
