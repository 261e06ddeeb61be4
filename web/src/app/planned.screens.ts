import { screen } from '../lib/screens/screen.ts';

const load = async () => (await import('./shell/PlannedPage.tsx')).PlannedPage;

export const timeLogs = screen({ path: '/timelogs', app: 'admin', role: 'manager', load });
export const evaluations = screen({ path: '/evaluations', app: 'admin', role: 'manager', load });
