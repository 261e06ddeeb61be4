import type { Slices } from './kernel/slices.ts';

/** Every slice of the service, by name: nothing is found by reflection. */
export const deciders: Slices['deciders'] = [];
export const processes: Slices['processes'] = [];
export const reactions: Slices['reactions'] = [];
export const timers: Slices['timers'] = [];
export const factTables: Slices['factTables'] = [];
