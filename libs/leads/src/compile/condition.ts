export type Params = Record<string, string | number | readonly (string | number)[]>;
export type Condition = { text: string; params: Params };
