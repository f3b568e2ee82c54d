const DEPTH_MAX = 8;

/** The messages of an error and of what caused it, in one line, each said once. */
export function reasonOf(error: unknown): string {
  const said: string[] = [];
  for (const message of messagesOf(error, 0))
    if (message !== '' && !said.some((each) => each.includes(message))) said.push(message);
  return said.join(': ') || String(error);
}

function messagesOf(error: unknown, depth: number): string[] {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX)
    return error === undefined ? [] : [String(error)];
  const { message, cause, errors } = error as { message?: unknown; cause?: unknown; errors?: unknown };
  // A name with several addresses fails with an error for each, and without words of its own.
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const own = typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').trim() : '';
  return [own, ...(first === undefined ? [] : messagesOf(first, depth + 1)), ...messagesOf(cause, depth + 1)];
}
