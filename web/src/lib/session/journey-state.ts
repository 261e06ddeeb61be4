/** A random text that goes to another house and back: who brings it back is who went. */
type Journey = 'msState' | 'googleState';

export function beginJourney(journey: Journey): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const state = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  localStorage.setItem(journey, state);
  sessionStorage.setItem(`${journey}From`, location.search);
  return state;
}
/** It stood in the address where the journey began. */
export const searchBefore = (journey: Journey): string => sessionStorage.getItem(`${journey}From`) ?? '';

/** True once for the journey that began in this browser. */
export function endJourney(journey: Journey, state: string | null): boolean {
  const own = localStorage.getItem(journey);
  localStorage.removeItem(journey);
  return own !== null && own === state;
}
