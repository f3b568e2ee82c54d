export const unbundled: string[];
export const bundling: {
  bundle: true;
  platform: 'node';
  target: string;
  format: 'esm';
  banner: { js: string };
  splitting: true;
  chunkNames: string;
  minifySyntax: true;
  keepNames: true;
  external: string[];
  metafile: true;
  logLevel: 'warning';
};
