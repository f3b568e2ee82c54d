type Package = { version?: string; integrity?: string; link?: true; optional?: true };
export function install(folder?: string): void;
export function hasAll(installed: Record<string, Package>, locked: Record<string, Package>): boolean;
