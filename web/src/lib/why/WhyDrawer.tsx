import { DataScreen } from '../ui/DataScreen.tsx';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { SidePanel } from '../ui/SidePanel.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { useRemote } from '../data/use-remote.ts';
import { WhyContent } from './why-content.parts.ts';
import { WhyDocument } from '../../generated/lib/why/why.ts';
import type { WhyOf } from '../../generated/schema.ts';

type Props = {
  readonly kind: WhyOf;
  readonly id: string;
  readonly what: string;
  readonly asOf?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** It says how a value came about, for a grade also `asOf` the end of an earlier day. It asks only when it is opened; nothing is worked out here. */
export function WhyDrawer({ kind, id, what, asOf, timeZone, open, onClose }: Props) {
  const t = useMessages(kernelMessages);
  const remote = useRemote(WhyDocument, open ? { of: kind, id, ...(asOf ? { asOf } : {}) } : null, ({ why }) => why);
  const title = remote.data ? [remote.data.title, remote.data.value].filter(Boolean).join(': ') : what;
  return (
    <SidePanel open={open} caption={t('why')} title={title} onClose={onClose}>
      <DataScreen remote={remote}>{(why) => <WhyContent why={why} timeZone={timeZone} />}</DataScreen>
    </SidePanel>
  );
}
