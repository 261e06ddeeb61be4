export { type Crumb, crumbsOf, labelOf, type Place } from './crumbs.ts';
export { addressOf, isWithin, paramsAt, screenAt } from './match.ts';
export { consoleHome, offeredTo, pathIn, sectionOf, settingsOf } from './menus.ts';
export { decideRoute, redirectTarget, refused, wasRefused } from './routes.ts';
export { type ConsoleSection, type Screen } from './screen.ts';
export { ScreensContext, useScreens } from './screens-context.ts';
export { usePageChange } from './use-page-change.ts';
