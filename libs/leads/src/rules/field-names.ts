// How the fields of a search are named: those of another kind have that kind's id in front, "vehicles.make".
type Named = { field: string };

/** The field of another kind that says whether there is such a lead. */
export const hasOneName = 'has';

/** The name by which a search asks for a field of the kind `dictId`, beside its own. */
export function besideName(dictId: string, fieldName: string): string {
  return `${dictId}.${fieldName}`;
}

/** Whether a filter asks of another kind of leads, of the same person or household. */
export function isBeside({ field }: Named): boolean {
  return field.includes('.');
}

/** Whether a filter asks for whether there is such a lead at all: yes and no are each other's opposite. */
export function asksWhetherThereIsOne({ field }: Named): boolean {
  return isBeside({ field }) && field.endsWith(`.${hasOneName}`);
}
