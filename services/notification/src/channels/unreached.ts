const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether the request certainly never left. */
export function isUnreached(code: unknown): boolean {
  return codes.includes(String(code));
}
