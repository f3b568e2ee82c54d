// What somebody typed and has not sent, kept in this tab for that person alone: a session that ends, or a page that is
// loaded again, loses none of it. Logging out removes it with all else of the person (session.ts).
import { currentSession, identityOf } from '../session.ts';

/** Where this person's work is kept in this tab; null while nobody is signed in. `work` names a form and what it is about. */
export function slotOf(work: string): string | null {
  const session = currentSession();
  return session.state === 'in' ? `leadwright-work ${identityOf(session.person)} ${work}` : null;
}

/** What was kept, if it can be read; its shape is that of `keepWork`, since both are of one form. */
export function keptWork<Work>(slot: string | null): Work | undefined {
  try {
    const text = slot === null ? null : sessionStorage.getItem(slot);
    return text === null ? undefined : (JSON.parse(text) as Work);
  } catch {
    return undefined;
  }
}

/** Keeps it, in place of what was kept. A browser that keeps nothing, or no more, loses it with the session. */
export function keepWork(slot: string | null, work: unknown): void {
  try {
    if (slot !== null) sessionStorage.setItem(slot, JSON.stringify(work));
  } catch {
    forgetWork(slot);
  }
}

export function forgetWork(slot: string | null): void {
  if (slot !== null) sessionStorage.removeItem(slot);
}
