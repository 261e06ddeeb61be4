import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  DisablePaymentPlanDocument,
  EnablePaymentPlanDocument,
  type PlanTermsFragment,
} from '../generated/payment-plans/payment-plans.ts';
import { useCommand } from '../lib/data/index.ts';
import { ActDialog, useForm } from '../lib/forms/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { planWordsMessages } from './plan-words.messages.ts';

type Plan = Pick<PlanTermsFragment, 'id' | '_revision' | 'enabled' | 'state'>;
type Props = { readonly plan: Plan; readonly again: () => Promise<unknown> };

/** Stops the payments of a plan, or lets them go on. One that is paid is over. */
export function PlanSwitch({ plan, again }: Props) {
  const t = useMessages(planWordsMessages);
  // What was asked for stays so while its question is open, also when somebody else was faster.
  const [act, setAct] = useState<'enable' | 'disable'>();
  if (plan.state === 'completed' && !act) return null;
  return (
    <>
      <Button
        variant={plan.enabled ? 'outlined' : 'contained'}
        onClick={() => setAct(plan.enabled ? 'disable' : 'enable')}
      >
        {t(plan.enabled ? 'disable' : 'enable')}
      </Button>
      {act && <SwitchDialog act={act} plan={plan} again={again} onClose={() => setAct(undefined)} />}
    </>
  );
}

function SwitchDialog({
  act,
  plan,
  again,
  onClose,
}: Props & { readonly act: 'enable' | 'disable'; readonly onClose: () => void }) {
  const t = useMessages(planWordsMessages);
  const form = useForm({ start: () => ({}), again });
  const enable = useCommand(EnablePaymentPlanDocument);
  const disable = useCommand(DisablePaymentPlanDocument);
  const command = act === 'enable' ? enable : disable;
  return (
    <ActDialog
      title={t(act)}
      confirm={t(act)}
      form={form}
      send={() => command.run({ _id: plan.id, expectedRevision: plan._revision })}
      done={t(`${act}d`)}
      onClose={onClose}
    >
      <Typography>{t(`${act}Means`)}</Typography>
    </ActDialog>
  );
}
