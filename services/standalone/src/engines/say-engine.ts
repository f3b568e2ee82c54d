/** To the terminal, where it is read: a log may be at a level that leaves it out. */
export const sayEngine = (sentence: string): void => console.error(sentence);
