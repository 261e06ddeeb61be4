import { waitingCard } from '../kernel/graphql/dashboard.ts';
import { RequestFormResolver } from './request-form.resolver.ts';

export const OpenRequestForms = waitingCard({
  name: 'openRequestForms',
  description: 'Requests without an answer',
  list: RequestFormResolver,
  filter: { status: 'open' },
});
