import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDebounced, useRemote } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { dayOf, fullDate, useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { RetractedPeopleDocument } from '../../generated/erasures/admin/erasure-admin.ts';
import { erasureAdminMessages } from './erasure-admin.messages.ts';
import { ErasurePanel } from './ErasurePanel.tsx';

/** Those whose invitation was retracted, and the erasure of one of them. */
export function RetractedPeople() {
  const t = useMessages(erasureAdminMessages);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  if (chosen !== undefined)
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' }}>
        <Button autoFocus onClick={() => setChosen(undefined)}>
          {t('back')}
        </Button>
        <ErasurePanel userId={chosen} />
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
      <p>{t('retractedAbout')}</p>
      <LabelledText label={t('retractedSearch')} value={typed} onChange={setTyped} autoComplete="off" autoFocus />
      <Found q={typed.trim()} onChoose={setChosen} />
    </Box>
  );
}

type FoundProps = { readonly q: string; readonly onChoose: (userId: string) => void };
function Found({ q, onChoose }: FoundProps) {
  const t = useMessages(erasureAdminMessages);
  const wanted = useDebounced(q);
  const remote = useRemote(RetractedPeopleDocument, { q: wanted || null }, ({ retractedPeople }) => retractedPeople);
  return (
    <DataScreen remote={remote} isEmpty={(people) => people.length === 0} empty={t('retractedNobody')}>
      {(people) => (
        <Box component="ul">
          {people.map(({ id, fullName, email, retractedAt }) => (
            <li key={id}>
              <Button
                onClick={() => onChoose(id)}
                sx={{ width: 1, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                <span>
                  {[fullName, email].filter(Boolean).join(' · ')}
                  <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                    {t('retractedOn', { date: fullDate(dayOf(retractedAt)) })}
                  </Box>
                </span>
              </Button>
            </li>
          ))}
        </Box>
      )}
    </DataScreen>
  );
}
