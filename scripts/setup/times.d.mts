export function keepTime(title: string, seconds: number): void;
export function timesText(titles?: string[]): string;
export function listTimes(
  times: [title: string, seconds: number][],
  reports: [level: string, { testResults: { name: string; startTime: number; endTime: number }[] }][],
  folder: string,
): string;
