export function programOf(file: string, root?: string): Promise<string>;
