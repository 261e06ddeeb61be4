import Bolt from '@mui/icons-material/BoltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import { actsMessages } from '../forms/acts.messages.ts';
import { DataScreen } from '../ui/DataScreen.tsx';
import { dateTime } from '../i18n/formats.ts';
import { PanelSection } from '../ui/PanelSection.tsx';
import { Timeline } from './Timeline.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { useRemote } from '../data/use-remote.ts';
import { WhyDocument } from '../../generated/lib/why/why.ts';
import type { WhyOf } from '../../generated/schema.ts';

type Props = { readonly kind: WhyOf; readonly id: string; readonly revision: number };

/** What happened to a thing, as the log tells it. `revision` asks anew when it has moved on. */
export function EventHistory({ kind, id, revision }: Props) {
  const t = useMessages(actsMessages);
  return (
    <PanelSection title={t('history')}>
      <Events key={revision} kind={kind} id={id} />
    </PanelSection>
  );
}

function Events({ kind, id }: Omit<Props, 'revision'>) {
  const remote = useRemote(WhyDocument, { of: kind, id }, ({ why }) => why.parts.flatMap(({ events }) => events));
  return (
    <DataScreen remote={remote}>
      {(events) => (
        <Timeline
          moments={events.map(({ stream, revision, actorId, sentence, at }) => ({
            key: `${stream} ${revision}`,
            tone: actorId === null ? 'neutral' : 'info',
            icon: actorId === null ? Bolt : PersonOutline,
            text: sentence,
            when: dateTime(at),
          }))}
        />
      )}
    </DataScreen>
  );
}
