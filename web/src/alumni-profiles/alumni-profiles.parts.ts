/** Every page of the alumni stands in it; all of them are loaded when they are opened. */
export { AlumniScreen, ProfileGate, useEntry, useMayEnter } from './student/AlumniScreen.tsx';
