// How the fields of a search are named: those of another kind have that kind's id in front, "vehicles.make".
type Named = { field: string };

export const hasOneName = 'has';

export function besideName(dictId: string, fieldName: string): string {
  return `${dictId}.${fieldName}`;
}

export function isBeside({ field }: Named): boolean {
  return field.includes('.');
}

export function asksWhetherThereIsOne({ field }: Named): boolean {
  return isBeside({ field }) && field.endsWith(`.${hasOneName}`);
}
