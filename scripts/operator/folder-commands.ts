// Commands on a data folder: its services need not be asked, and after a disaster there are none.
import path from 'node:path';
import { backUp, said } from '../backup/back-up.ts';
import { restoreFolder } from '../backup/restore-folder.ts';
import type { Command, FolderCommand } from './arguments.ts';
import { done, exitCodes, type CommandResult } from './exit-codes.ts';

export const isOfFolder = (command: Command): command is FolderCommand =>
  command.name === 'backup' || command.name === 'restore';

/** Throws `BackupError` where it is not possible. */
export async function runOnFolder(
  { name, folder }: FolderCommand,
  data: string,
  tell: (line: string) => void,
): Promise<CommandResult> {
  const [backup, target] = [path.resolve(folder), path.resolve(data)];
  if (name === 'backup') {
    const made = await backUp(target, backup, tell);
    const { at, versions, files } = made.manifest;
    return done({ folder: backup, at, versions, files: files.length, heldMs: made.heldMs }, [
      `${backup} is a whole backup: ${said(made)}`,
      'It holds the keys and all data of people: keep it as you keep those.',
    ]);
  }
  const { isGood, lines } = await restoreFolder(backup, target, tell);
  return done({ data: target, isGood, lines }, lines, isGood ? exitCodes.done : exitCodes.notDone);
}
