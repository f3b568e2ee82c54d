/** One spelling per mailbox: an address cannot be taken twice, and a limit counts it as one. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
