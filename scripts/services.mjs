// The services stand in the order in which each has what it needs of the ones before, with how Node runs them. What is new has more room than Node gives it
// by itself: where memory is short, the collector would take more of a rebuild than all else, and where hundreds ask at once, what is theirs lives until they
// are answered, and would be copied on and on.
const flags = ['--max-semi-space-size=32'];
// By itself the system's allocator keeps a heap for each thread and core, and gives back little of any. What a service allocates outside of V8 it does nearly
// all in one thread.
export const allocator = { MALLOC_ARENA_MAX: '1' };
export const services = [
  { name: 'command-service', listen: 'command', flags },
  { name: 'projection-service', listen: 'projection', flags },
  { name: 'query-api', listen: undefined, flags },
];
