import type { DemoCommand } from './command.ts';
import { demoId, G, U } from './ids.ts';

type Link = { readonly title: string; readonly url: string; readonly groupId?: string };
const links: readonly Link[] = [
  { title: 'College library', url: 'https://library.example.org/' },
  { title: 'Bible in twenty translations', url: 'https://bible.example.org/parallel' },
  { title: 'Help with this site', url: 'https://help.example.org/' },
  { title: 'Reading list of the first year', url: 'https://library.example.org/lists/year-1', groupId: G(1) },
  { title: 'Shared calendar of the group', url: 'https://calendar.example.org/ridge/year-1', groupId: G(1) },
  { title: 'Rehearsals of the choir', url: 'https://music.example.org/choir', groupId: G(2) },
];

export const linkCommands = (at: (date: string) => string): readonly DemoCommand[] =>
  links.map(({ groupId = null, ...link }, i) => ({
    key: `SaveLink-${i + 1}`,
    type: 'SaveLink',
    data: { linkId: demoId('W', i + 1), ...link, groupId, order: i + 1 },
    actorId: U(1),
    occurredAt: `${at('2026-09-07')}T15:00:00.000Z`,
  }));
