import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { firstQuestions } from './build/first-questions.ts';
import { localeFiles } from './build/locale-files.ts';
import { operations } from './build/operations.ts';
import { routes } from './build/routes.ts';
import { storage } from './build/storage.ts';
import { withoutDescriptions } from './build/without-descriptions.ts';

// The apps of the site are dynamic imports of main.tsx; scripts/sizes.mjs adds up what each loads first.
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    withoutDescriptions(),
    react(),
    localeFiles(),
    storage(),
    firstQuestions(),
    operations(),
    routes(),
    compressed(),
  ],
  // Apollo asks at run time whether to warn developers unless it is told while building; then the warnings are left out.
  define: command === 'build' ? { 'globalThis.__DEV__': 'false' } : {},
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Every visitor loads what knows of all pages: the lists of their files would weigh more than they save. Those of the apps stand.
      resolveDependencies: (file, files, { hostId }) =>
        hostId.startsWith('assets/index-') && !/\/(sign-in|student|console|cards)-/.test(file) ? [] : files,
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // What the first pages load besides what every visitor does is one file, and so are the small pieces of the widgets: cut by who shares what,
    // they become a hundred that compress worse, and as many questions to the server.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visitor loads is three files: on a line that all share alike they are there, and have run, before the one of the app, which is as
            // large as they are together, and which would be there before a single one.
            { name: 'react', tags: ['$initial'], test: /node_modules\/(react|react-dom|scheduler)\//, priority: 8 },
            { name: 'theme', tags: ['$initial'], test: /node_modules\/(@mui|@emotion|stylis)\//, priority: 7 },
            { name: 'start', tags: ['$initial'], priority: 6 },
            {
              name: 'frame',
              test: /\/app\/shell\/(Brand|Footer|TitleBar|SkipLink)\.|\/lib\/(site\/|forms\/Dropdown\.|session\/(?!session-end)|ui\/(screen-page|visually-hidden)\.)/,
              priority: 5,
            },
            {
              name: 'reading',
              test: /\/NewsArticle\.|\/lib\/(data\/use-asked|rich-text\/(rich-text|RichText)|ui\/(DataScreen|ToneChip))\.|\/material\/Card\//,
              priority: 5,
            },
            {
              name: 'forms',
              test: /\/lib\/forms\/(Form|LabelledChoice|LabelledText|TextInput|drafts|use-form)\./,
              priority: 4,
            },
            { name: 'sign-in', test: /\/public\/(PublicApp|SignInPage)\./, priority: 3 },
            {
              name: 'student',
              test: /\/student\/(StudentApp|DashboardPage)\.tsx$|\/lib\/(data\/use-command|ui\/(PageHeader|SectionCard|StatusChip))\./,
              priority: 3,
            },
            {
              name: 'widgets',
              test: /@mui\/(material\/(utils|useControlled|transitions)|utils)|icons-material/,
              minShareCount: 20,
              priority: 5,
            },
            // These belong to cards and to the pages that the cards lead to.
            {
              name: 'pieces',
              test: /\/generated\/(exam-attempts\/assessments|invoices\/invoices|leave-requests\/leave-requests|registers\/attendance)\.|\/leave-card\.messages\./,
              priority: 3,
            },
            // The console begins with the lists of all resources, and this one shares its fragment with a page of students.
            { name: 'plans', test: /\/generated\/payment-plans\/payment-plans\./, priority: 3 },
            {
              name: 'cards',
              test: /\/student\/((Attendance|Leave|Lessons|Notifications|OpenInvoices|Results|TaughtGroups|Todo)Card)\./,
              priority: 2,
            },
            // Students and staff have these, most of them when something opens.
            {
              name: 'overlays',
              test: /material\/(Checkbox|Dialog|Drawer|Grow|Menu|Modal|Popover|Popper|Portal|Switch|Tooltip)/,
              priority: 2,
            },
            {
              name: 'pieces',
              test: /icons-material\/|material\/internal\//,
              minShareCount: 2,
              priority: 2,
            },
            // Every page of the console loads these; `sizes.mjs` holds that no student's page does.
            { name: 'console', test: /\/app\/admin\/AdminApp\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
}));
