import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { moment } from '../../console/dates.ts';
import { DataScreen, ToneChip } from '../../lib/ui/index.ts';
import { errorText, useCommand, useRemote } from '../../lib/data/index.ts';
import { type Acts, useActs } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { auditMessages } from './audit.messages.ts';
import { LogTabs } from './LogTabs.tsx';
import { ModelList } from './ModelList.tsx';
import { Section } from './OperationsSection.tsx';
import { numberText, percentText } from './operations-numbers.ts';
import { ParkedList } from './ParkedList.tsx';
import { ReplayList } from './ReplayList.tsx';
import {
  CancelVerificationDocument,
  OperationsDocument,
  StartVerificationDocument,
  type OperationsQuery,
} from '../../generated/audit/admin/operations.ts';
import { operationsMessages } from './operations.messages.ts';
import { systemLog } from '../audit.screens.ts';

const everyMs = 2_000;
const noVariables = {};
type VerificationProps = {
  readonly state: OperationsQuery['operations'];
  readonly nameOf: (model: string) => string;
  readonly acts: Acts;
};
function Verification({ state, nameOf, acts }: VerificationProps) {
  const t = useMessages(operationsMessages);
  const audit = useMessages(auditMessages);
  // What is not one of these is a read model.
  const stages: Readonly<Record<string, string>> = { log: audit('title'), models: t('models') };
  const begin = useCommand(StartVerificationDocument);
  const cancel = useCommand(CancelVerificationDocument);
  const { verification } = state;
  // What is asked for is shown as begun until the server says how far it is, or that it is over.
  const [lastBefore, setLastBefore] = useState<string>();
  const isAsked = lastBefore === (verification?.finishedAt ?? '');
  if (state.verifying && isAsked) setLastBefore(undefined);
  const verifying = state.verifying ?? (isAsked ? { share: 0, part: null } : null);
  const verify = async () => {
    setLastBefore(verification?.finishedAt ?? '');
    if (!(await acts.attempt(() => begin.run({})))) setLastBefore(undefined);
  };
  const action = verifying ? (
    <Button
      variant="outlined"
      size="small"
      disabled={cancel.isBusy}
      onClick={() => void acts.attempt(() => cancel.run({}))}
    >
      {t('cancel')}
    </Button>
  ) : (
    <Button variant="contained" size="small" disabled={begin.isBusy} onClick={() => void verify()}>
      {t('verifyNow')}
    </Button>
  );
  return (
    <Section title={t('verification')} action={action}>
      {verifying && (
        <Box sx={{ mb: '12px' }}>
          <Typography variant="body2">
            {t('verifying', { percent: percentText(verifying.share) })}
            {verifying.part !== null && ` · ${stages[verifying.part] ?? nameOf(verifying.part)}`}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={verifying.share * 100}
            aria-label={t('verification')}
            sx={{ mt: '6px' }}
          />
        </Box>
      )}
      {verification ? (
        <>
          <ToneChip
            tone={verification.isWhole ? 'success' : 'danger'}
            icon={verification.isWhole ? CheckCircle : ErrorOutline}
          >
            {t(verification.isWhole ? 'whole' : 'changed')}
          </ToneChip>
          <Typography variant="body2" sx={{ mt: '6px' }}>
            {t('verified', { at: moment(verification.finishedAt), by: verification.by ?? t('commandLine') })}
          </Typography>
          {verification.events !== null && (
            <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
              {t('compared', {
                events: numberText(verification.events),
                models: numberText(verification.models),
                documents: numberText(verification.documents),
              })}
            </Typography>
          )}
          {verification.findings.map((one) => (
            <Alert key={one} severity="error" sx={{ mt: '9px', overflowWrap: 'anywhere' }}>
              {one}
            </Alert>
          ))}
        </>
      ) : (
        <Typography variant="body2">{t('never')}</Typography>
      )}
    </Section>
  );
}

function Backup({ backup }: Pick<OperationsQuery['operations'], 'backup'>) {
  const t = useMessages(operationsMessages);
  return (
    <Section title={t('backup')}>
      {backup ? (
        <>
          <Typography variant="body2">{moment(backup.finishedAt)}</Typography>
          <Typography variant="body2" sx={{ color: 'var(--ink-2)' }}>
            {t('backupSize', {
              events: numberText(backup.events),
              size: numberText(Math.round(backup.bytes / 10_000) / 100),
            })}
            , {t(backup.hasSecrets ? 'withSecrets' : 'withoutSecrets')}
          </Typography>
        </>
      ) : (
        <Typography variant="body2">{t('noBackup')}</Typography>
      )}
    </Section>
  );
}

/** What is called by its name alone is a read model of another release. */
const nameOf = (checkpoints: OperationsQuery['checkpoints']) => (model: string) =>
  checkpoints.find(({ name }) => name === model)?.label ?? model;

/** An operator sees how far the read models are, what waits, what runs, and what was found last. It looks again every two seconds while it is seen. */
export function OperationsTab() {
  const audit = useMessages(auditMessages);
  const t = useMessages(operationsMessages);
  const remote = useRemote(OperationsDocument, noVariables, (data) => data);
  const { again } = remote;
  const acts = useActs(again, () => void again().catch(() => undefined));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again().catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [again]);
  return (
    <ConsolePage>
      <ConsoleHeader title={audit('title')} screen={systemLog} below={[{ label: t('tab') }]} />
      <LogTabs tab="operations" />
      {acts.error !== undefined && (
        <Alert severity="error" sx={{ mb: '15px' }} onClose={acts.forget}>
          {errorText(acts.error)}
        </Alert>
      )}
      <DataScreen remote={{ ...remote, isRefreshing: false }}>
        {({ checkpoints, replays, operations }) => (
          <Box
            sx={{
              display: 'grid',
              gap: '15px',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: '15px', minWidth: 0 }}>
              {operations.foreignEvents > 0 && (
                <Alert severity="info">{t('foreign', { count: numberText(operations.foreignEvents) })}</Alert>
              )}
              <Verification state={operations} nameOf={nameOf(checkpoints)} acts={acts} />
              <ParkedList
                parked={operations.parked}
                waiting={operations.waitingReactions}
                nameOf={nameOf(checkpoints)}
                acts={acts}
              />
              <Backup backup={operations.backup} />
              <ReplayList replays={replays} nameOf={nameOf(checkpoints)} />
            </Box>
            <ModelList checkpoints={checkpoints} replays={replays} acts={acts} />
          </Box>
        )}
      </DataScreen>
    </ConsolePage>
  );
}
