export function placesOf(find: string): RegExp;
export function timesIn(text: string, find: string): number;
