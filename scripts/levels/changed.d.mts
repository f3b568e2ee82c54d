export function changedFiles(): string[];
export function nearestFirst(tests: readonly string[], changed: readonly string[]): string[];
