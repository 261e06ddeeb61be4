import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { definitionProjection } from './definition.projection.ts';
import { notificationDefinitionViews } from './definition.view.ts';

test('a kind of message has the channels that were set last', () => {
  const defined = (email: boolean) => ({
    type: 'NotificationDefined',
    data: { key: 'examReminder', inApp: true, email, defaultSubscribed: true },
  });
  specFor(definitionProjection)
    .given(defined(false), defined(true))
    .then(notificationDefinitionViews, 'examReminder', { inApp: true, email: true, defaultSubscribed: true });
});
