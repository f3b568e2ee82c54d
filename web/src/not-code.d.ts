// Style sheets are imported for their effect only.
declare module '*.css';

// The build compiles Markdown; what is imported is its HTML.
declare module '*.md' {
  export const html: string;
}
