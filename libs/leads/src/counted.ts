const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** "1 lead", "2,500 leads". `many` where it is not `one` with an s. */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${whole.format(amount)} ${nounFor(amount, one, many)}`;
}

/** The noun alone, where its number stands apart from it. */
export function nounFor(amount: number, one: string, many = `${one}s`): string {
  return amount === 1 ? one : many;
}
