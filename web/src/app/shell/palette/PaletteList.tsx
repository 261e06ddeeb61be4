import Box from '@mui/material/Box';
import { visuallyHidden } from '../../../lib/ui/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { shellMessages } from '../shell.messages.ts';
import { paletteMessages } from './palette.messages.ts';

/** A page to open or a thing to do. */
export type Entry = {
  readonly section: 'own' | 'console' | 'site' | 'acts' | 'records' | 'recent';
  readonly label: string;
  /** Tells a record from others of its name. */
  readonly detail?: string | null;
  readonly keys?: string | undefined;
  readonly run: () => void;
};
type Props = {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly chosen: number;
  readonly typed: string;
  readonly isSearching: boolean;
  readonly onChoose: (entry: Entry) => void;
  readonly onPoint: (index: number) => void;
};

const option = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: { xs: 48, md: 39 },
  px: '18px',
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: 'var(--primary-tint)', boxShadow: 'inset 3px 0 0 var(--primary)' },
};
const heading = { px: '18px', pt: '9px', pb: '3px', fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' };
const key = {
  font: '600 12px var(--mono)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-s)',
  px: '5px',
  color: 'var(--ink-2)',
};

/** What was found, below headings while nothing is typed. */
export function PaletteList({ id, entries, chosen, typed, isSearching, onChoose, onPoint }: Props) {
  const t = useMessages(paletteMessages);
  const shell = useMessages(shellMessages);
  const titles = {
    own: t('own'),
    console: shell('staffConsole'),
    site: t('site'),
    acts: t('acts'),
    records: t('records'),
    recent: t('recent'),
  };
  const sections = typed.trim() ? [undefined] : [...new Set(entries.map(({ section }) => section))];
  return (
    <>
      <Box role="status" sx={entries.length > 0 ? visuallyHidden : { p: '18px', color: 'var(--ink-2)' }}>
        {entries.length > 0
          ? t('found', { count: entries.length })
          : isSearching
            ? t('searching')
            : t('none', { typed: typed.trim() })}
      </Box>
      <Box role="listbox" id={`${id}-list`} aria-label={t('results')} sx={{ overflowY: 'auto', p: '6px 0 12px' }}>
        {sections.map((section) => (
          <Box key={section ?? 'all'} role="group" aria-label={section ? titles[section] : t('results')}>
            {section && (
              <Box aria-hidden="true" sx={heading}>
                {titles[section]}
              </Box>
            )}
            {entries.map((entry, index) =>
              section && entry.section !== section ? null : (
                <Box
                  key={`${entry.section} ${entry.label} ${index}`}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  onClick={() => onChoose(entry)}
                  onPointerMove={() => onPoint(index)}
                  sx={option}
                >
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {entry.label}
                    {entry.detail && (
                      <Box component="span" sx={{ ml: '9px', fontSize: 13, color: 'var(--ink-2)' }}>
                        {entry.detail}
                      </Box>
                    )}
                  </Box>
                  <Box
                    component="span"
                    sx={{ display: 'flex', gap: '6px', alignItems: 'center', color: 'var(--ink-3)', fontSize: 13 }}
                  >
                    {!section && titles[entry.section]}
                    {entry.keys && (
                      <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', md: 'flex' }, gap: '3px' }}>
                        {[...entry.keys].map((letter) => (
                          <Box key={letter} component="kbd" sx={key}>
                            {letter}
                          </Box>
                        ))}
                      </Box>
                    )}
                  </Box>
                </Box>
              ),
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
