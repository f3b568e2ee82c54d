// A part of a statement: text from the dictionary alone, and what people typed, by the names that stand in the text.
export type Params = Record<string, string | number | readonly (string | number)[]>;
export type Condition = { text: string; params: Params };
