// Runs before each web test file.
export {};
