import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { SectionCard } from '../ui/SectionCard.tsx';
import { playerMessages } from './player.messages.ts';
import { timeText } from './time-text.ts';
import type { Cue } from './use-cues.ts';

type Props = {
  readonly cues: readonly Cue[];
  /** As a tag, of the lines. */
  readonly language: string;
  readonly time: number;
  readonly onSeek: (time: number) => void;
};

/** The whole text of the subtitles. It follows the recording, unless somebody searches or reads in it, and each line leads to its moment. */
export function Transcript({ cues, language, time, onSeek }: Props) {
  const t = useMessages(playerMessages);
  const [words, setWords] = useState('');
  const fieldId = useId();
  const list = useRef<HTMLOListElement>(null);
  const wanted = words.trim().toLocaleLowerCase(language);
  const visibleCues =
    wanted === '' ? cues : cues.filter(({ text }) => text.toLocaleLowerCase(language).includes(wanted));
  const present = cues.findLast(({ from }) => from <= time)?.id;
  useEffect(() => {
    const { current } = list;
    if (!current || wanted !== '' || current.contains(document.activeElement) || current.matches(':hover')) return;
    const line = current.querySelector<HTMLElement>('[aria-current]');
    // The list alone scrolls, never the page.
    if (line) current.scrollTop = line.offsetTop - current.clientHeight / 3;
  }, [present, wanted]);
  return (
    <SectionCard title={t('transcript')}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', p: '0 18px 9px', fontSize: 14 }}
      >
        <label htmlFor={fieldId}>{t('search')}</label>
        <Box
          component="input"
          type="search"
          id={fieldId}
          value={words}
          onChange={({ target }: { readonly target: HTMLInputElement }) => setWords(target.value)}
          sx={{
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'var(--paper)',
            border: '1px solid var(--line-strong)',
            borderRadius: 'var(--r-s)',
            minHeight: 36,
            px: '9px',
            flex: '1 1 180px',
            minWidth: 0,
          }}
        />
        <span role="status">{wanted !== '' && t('found', { count: visibleCues.length })}</span>
      </Box>
      <Box
        component="ol"
        ref={list}
        lang={language}
        sx={{ m: 0, p: '0 12px 12px', listStyle: 'none', maxHeight: 300, overflowY: 'auto', position: 'relative' }}
      >
        {visibleCues.map(({ id, from, text }) => (
          <li key={id} aria-current={id === present || undefined}>
            <Box
              component="button"
              type="button"
              onClick={() => onSeek(from)}
              sx={{
                display: 'flex',
                gap: '12px',
                width: '100%',
                textAlign: 'start',
                font: 'inherit',
                fontSize: 14,
                color: 'inherit',
                border: 0,
                p: '6px',
                minHeight: 36,
                bgcolor: id === present ? 'var(--tint)' : 'transparent',
                '&:hover': { bgcolor: 'var(--tint-2)' },
                '&:focus-visible': { outlineOffset: -3 },
              }}
            >
              <Box component="span" sx={{ color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums', minWidth: 48 }}>
                {timeText(from)}
              </Box>
              <span>{text}</span>
            </Box>
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
