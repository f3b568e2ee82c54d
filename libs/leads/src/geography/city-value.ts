/** The value of a city in queries and lead tables, e.g. 'AZ:PHOENIX'. */
export function cityValue(state: string, city: string): string {
  return `${state}:${city.toUpperCase()}`;
}
