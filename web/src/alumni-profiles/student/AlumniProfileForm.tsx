import { longestPlace } from '@paideia/events/alumni-profiles/alumni-profile.rules.ts';
import { FormCard, LabelledText, useForm } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { CompleteAlumniProfileDocument } from '../../generated/alumni-profiles/alumni-profiles.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';

export type Profile = { readonly location: string; readonly gradDate: string; readonly gradPlace: string };
type Props = {
  readonly intro?: string;
  readonly start: Profile;
  readonly onDone?: () => void;
  /** Asks for the page anew that is only shown with a whole profile. */
  readonly again?: () => Promise<unknown>;
};

/** All three are needed to enter the alumni's pages. */
export function AlumniProfileForm({ intro, start, onDone, again }: Props) {
  const t = useMessages(alumniProfilesMessages);
  const form = useForm({ start: () => start });
  const { run } = useCommand(CompleteAlumniProfileDocument);
  const send = async (typed: Profile) => {
    await run(typed);
    await again?.();
  };
  const place = (name: 'location' | 'gradPlace', autoComplete?: string) => (
    <LabelledText
      label={t(name)}
      {...form.field(name)}
      required
      maxLength={longestPlace}
      {...(autoComplete && { autoComplete })}
    />
  );
  return (
    <FormCard
      title={t('gateTitle')}
      intro={intro}
      isMain={intro !== undefined}
      isNew
      form={form}
      send={send}
      done={t('saved')}
      onDone={onDone}
      onCancel={onDone}
      sx={{ maxWidth: 566 }}
    >
      {place('location', 'address-level2')}
      <LabelledText label={t('gradDate')} type="date" {...form.field('gradDate')} required max={dayOf(new Date())} />
      {place('gradPlace')}
    </FormCard>
  );
}
