import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { siteSettingProjection } from './site-setting.projection.ts';
import { siteSettings } from './site-setting.view.ts';

const { given } = specFor(siteSettingProjection);
const changed = (from: string | null, to: string) => ({
  type: 'SiteSettingChanged',
  data: { key: 'appName', from, to },
  meta: { actorId: 'a'.repeat(24) },
});

test('a setting has its last value, and who gave it', () => {
  given(changed(null, 'Cedar'), changed('Cedar', 'Cedar Ridge Learning')).then(siteSettings, 'appName', {
    _id: 'appName',
    key: 'appName',
    value: 'Cedar Ridge Learning',
    changedBy: 'a'.repeat(24),
    changedAt: '2026-11-20T09:00:00.000Z',
  });
});
