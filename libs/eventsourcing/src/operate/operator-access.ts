/** The only caller of the operators' routes: the operators' program. */
export const operatorAccess = { access: 'internal' as const, callers: ['operator'] };
