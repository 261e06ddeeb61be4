import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useRef, useState } from 'react';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { isStaff, useUser } from '../../lib/session/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  SetNotificationPreferenceDocument,
  type NotificationDefinitionFragment,
  type NotificationPreferencesQuery,
} from '../../generated/notifications/preferences.ts';
import { preferencesMessages } from '../preferences.messages.ts';

const cell = { p: '9px 12px', borderTop: '1px solid var(--line)', textAlign: 'start' };
const kinds = [
  'leaveSubmitted',
  'leaveUpdated',
  'examScheduled',
  'examReminder',
  'examResult',
  'invoiceIssued',
  'receipt',
  'newsPublished',
  'ministryPending',
  'ministryApproved',
] as const;
type Kind = (typeof kinds)[number];
const isKind = (id: string): id is Kind => kinds.some((kind) => kind === id);

/** Each kind of letter has a row, and each of the person's regions a column. */
export function LetterChoices({
  notificationDefinitions,
  currentUser: { regions, notificationPreferences },
}: NotificationPreferencesQuery) {
  const t = useMessages(preferencesMessages);
  const { run } = useCommand(SetNotificationPreferenceDocument);
  // What was just chosen is shown at once; if it cannot be saved, what stands comes back.
  const [wishes, setWishes] = useState<Readonly<Record<string, boolean>>>({});
  const sending = useRef(new Map<string, Promise<void>>());
  const isWanted = (definition: NotificationDefinitionFragment, regionId: string) =>
    wishes[`${definition._id} ${regionId}`] ??
    notificationPreferences.find((one) => one.notificationDefinitionId === definition._id && one.regionId === regionId)
      ?.subscribed ??
    definition.defaultSubscribed;
  const choose = (notificationDefinitionId: string, regionId: string, subscribed: boolean) => {
    const key = `${notificationDefinitionId} ${regionId}`;
    setWishes((was) => ({ ...was, [key]: subscribed }));
    // What was chosen last arrives last, and is shown until then whatever is answered before.
    const sent: Promise<void> = (sending.current.get(key) ?? Promise.resolve())
      .then(async () => void (await run({ notificationDefinitionId, regionId, subscribed })))
      .then(() => notify(t('saved'), undefined, 'preferences'), notifyError)
      .finally(() => {
        if (sending.current.get(key) !== sent) return;
        sending.current.delete(key);
        setWishes(({ [key]: _, ...others }) => others);
      });
    sending.current.set(key, sent);
  };
  // Only who decides about leave or about ministries is asked to, and only alumni have ministries.
  const user = useUser();
  const decides = isStaff(user) || user.regionRoles.length > 0 || user.attendanceAdminOf.length > 0;
  const concerns: Readonly<Record<string, boolean>> = {
    leaveSubmitted: decides,
    ministryPending: user.isAlumniAdmin,
    ministryApproved: user.isAlumni,
  };
  const known = notificationDefinitions.filter(
    ({ _id, isChosenByRegion, email }) => isChosenByRegion && email && isKind(_id) && (concerns[_id] ?? true),
  );
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('title')}>
      <Box
        component="table"
        sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 14, '& th': { fontWeight: 600 } }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...cell, borderTop: 0, color: 'var(--ink-2)' }}>
              {t('kind')}
            </Box>
            {regions.map(({ _id, name }) => (
              // With less room each word of a name would have a line of its own.
              <Box
                component="th"
                scope="col"
                key={_id}
                sx={{ ...cell, minWidth: 108, borderTop: 0, color: 'var(--ink-2)' }}
              >
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((definition) => {
            const kind = isKind(definition._id) ? t(definition._id) : definition._id;
            return (
              <tr key={definition._id}>
                <Box component="th" scope="row" sx={cell}>
                  {kind}
                </Box>
                {regions.map((region) => (
                  <Box component="td" key={region._id} sx={cell}>
                    {definition.isMandatory ? (
                      <Box component="span" sx={{ color: 'var(--ink-3)' }}>
                        {t('always')}
                      </Box>
                    ) : (
                      <Checkbox
                        sx={{ m: '-6px 0 -6px -9px' }}
                        checked={isWanted(definition, region._id)}
                        slotProps={{ input: { 'aria-label': t('choose', { kind, region: region.name }) } }}
                        onChange={(_, subscribed) => choose(definition._id, region._id, subscribed)}
                      />
                    )}
                  </Box>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
