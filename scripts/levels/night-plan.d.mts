export type NightPart = { title: string; project: string[]; files: string[] };
export function nightOf(asked: {
  minutes: number;
  seed: number;
  faults: string[];
  searches: string[];
  properties: { unit: string[]; int: string[] };
}): { share: number; parts: NightPart[]; env: Record<string, string> };
