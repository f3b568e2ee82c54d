/** What `npm start` says of a start that failed. Of a disk that is full the system names neither file nor folder. */
export function startFailure(error: unknown, dataFolder: string): string {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (
      (each as NodeJS.ErrnoException).code === 'ENOSPC' ||
      /No space left on device|NOT_ENOUGH_SPACE/.test(each.message)
    )
      return `No space is left on the disk of the data folder ${dataFolder}. Make room, or start with --data DIR on another disk. (${each.message.split('\n')[0]})`;
  }
  return error instanceof Error ? error.message : String(error);
}
