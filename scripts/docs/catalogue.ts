// It writes docs/events.md from the tables in events/src: `node --import tsx scripts/docs/catalogue.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@paideia/events/catalogue.ts';
import { eventCatalogue } from './event-catalogue.ts';

writeFileSync(join(import.meta.dirname, '../../docs/events.md'), eventCatalogue(catalogue));
