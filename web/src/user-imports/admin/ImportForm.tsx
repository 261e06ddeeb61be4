import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { userImportPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { importLimits } from '@paideia/events/user-imports/user-import.rules.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { Picks } from '../../console/Picks.tsx';
import { useOpenGroupChoices } from '../../console/use-places.ts';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { errorText, useRemote } from '../../lib/data/index.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { may, useStart, useUser } from '../../lib/session/index.ts';
import { currentLocale, languageTag, listOf, number, useMessages } from '../../lib/i18n/index.ts';
import { ImportRegionsDocument } from '../../generated/user-imports/admin/imports.ts';
import { importsMessages } from './imports.messages.ts';
import { MappingFields } from './MappingFields.tsx';
import { isWhole } from './mapping.ts';
import { RejectedRows } from './RejectedRows.tsx';
import { usePeopleFile } from './use-people-file.ts';
import { csvFormOf, csvOf } from '@paideia/events/kernel/csv.ts';
import { importFields } from '@paideia/events/user-imports/user-import.rules.ts';
import { userImportRun } from '../user-imports.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

/** In the form that the sheet programs of the reader's language take apart. */
const template = () =>
  `data:text/csv;charset=utf-8,${csvOf([importFields], csvFormOf(languageTag(currentLocale())))}%0A`;

const Step = ({ n, title, children }: { readonly n: number; readonly title: string; readonly children: ReactNode }) => (
  <Card
    component="section"
    aria-label={title}
    sx={{ p: '15px 18px 18px', display: 'flex', flexDirection: 'column', gap: '12px' }}
  >
    <Typography component="h2" variant="h4">
      {n}. {title}
    </Typography>
    {children}
  </Card>
);

/** Four steps below each other: where, the file, its columns, and what will happen. Nothing is written before the last one. */
export function ImportForm() {
  const t = useMessages(importsMessages);
  const { config } = useStart();
  const user = useUser();
  const navigate = useNavigate();
  const places = useRemote(ImportRegionsDocument, {}, ({ regions }) => regions).data ?? [];
  // The platform's own region and a closed one take nobody in, and others only by whoever may invite there.
  const regions = places
    .filter(({ _id, zone, closed }) => {
      const isOpen = zone !== systemZone && !closed;
      return isOpen && may(user, userImportPermissions.StartUserImport, { regionId: _id });
    })
    .map(({ _id, name }) => ({ value: _id, label: name }));
  const [regionId, setRegionId] = useState('');
  const groups = useOpenGroupChoices(regionId === '' ? null : regionId);
  const [groupIds, setGroupIds] = useState<readonly string[]>([]);
  const { file, preview, mapping, error, busy, choose, moveTo, map, mend, start } = usePeopleFile(regionId);
  const move = (next: string) => {
    setRegionId(next);
    setGroupIds([]);
    if (next !== '') void moveTo(next);
  };
  const begin = async () => {
    const importId = await start(groupIds);
    if (importId !== undefined) await navigate(addressOf(userImportRun, { importId }));
  };
  const isReady =
    preview !== undefined && mapping !== undefined && isWhole(mapping) && error === undefined && busy === undefined;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
      <Step n={1} title={t('where')}>
        <LabelledChoice
          label={t('region')}
          value={regionId}
          options={regions}
          onChange={move}
          hasPlaceholder
          isRequired
        />
        {regionId !== '' && (
          <Picks
            label={t('groups')}
            none={t('noGroups')}
            choices={groups}
            value={groupIds}
            onChange={setGroupIds}
            isOptional
          />
        )}
      </Step>
      <Step n={2} title={t('file')}>
        <p style={{ fontSize: 14 }}>{t('fileHint', { rows: number(importLimits.rows) })}</p>
        <p style={{ fontSize: 14 }}>
          {t('columnsHint', {
            needed: listOf([t('email'), t('firstName'), t('lastName')]),
            optional: t('locale'),
            locales: config.locales.map(({ value }) => value).join(', '),
          })}{' '}
          {t('firstDayHint', { column: t('enrolledFrom') })}{' '}
          <a href={template()} download="people.csv" style={{ textDecoration: 'underline' }}>
            {t('template')}
          </a>
        </p>
        <FileDrop
          label={t(file ? 'chooseOther' : 'choose')}
          accept={{ 'text/csv': ['.csv'] }}
          isMultiple={false}
          isDisabled={regionId === '' || busy === 'starting'}
          hint={regionId === '' ? t('regionFirst') : undefined}
          onFiles={([picked]) => picked && void choose(picked)}
        />
        {file && preview && <p style={{ fontSize: 14 }}>{t('chosen', { name: file.name, count: preview.rowCount })}</p>}
        {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
        {busy && (
          <div role="status">
            <LinearProgress aria-label={t(busy)} />
            <p style={{ fontSize: 13, paddingTop: 6 }}>{t(busy)}</p>
          </div>
        )}
      </Step>
      {preview && mapping && (
        <Step n={3} title={t('columns')}>
          <MappingFields
            columns={preview.columns}
            sample={preview.sample}
            mapping={mapping}
            onChange={(next) => void map(next)}
          />
        </Step>
      )}
      {isReady && (
        <Step n={4} title={t('check')}>
          <Alert severity={preview.peopleCount > 0 ? 'success' : 'warning'} role="status">
            {preview.peopleCount > 0 ? t('willInvite', { count: preview.peopleCount }) : t('nobody')}
          </Alert>
          {mapping.enrolledFrom !== null && groupIds.length === 0 && (
            <Alert severity="info">{t('firstDayUnused')}</Alert>
          )}
          <RejectedRows
            key={preview.issues.map(({ line, column }) => `${line} ${column}`).join()}
            preview={preview}
            mapping={mapping}
            onMend={(rows) => void mend(rows)}
          />
          {preview.peopleCount > 0 && (
            <Box>
              <Button variant="contained" onClick={() => void begin()}>
                {t('start', { count: preview.peopleCount })}
              </Button>
            </Box>
          )}
        </Step>
      )}
    </Box>
  );
}
