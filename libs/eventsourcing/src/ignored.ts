/** Says of an event that nothing is done about it here, where every event has an answer. */
export const ignored = 'ignored';
